import { openSample, readCaseList, type SampledSource, type SourceOptions } from "@eval/runner";
import { listRemark } from "../render/sample-lines.js";

/** Opens the cases that a file lists, and says on stderr where its numbers may have been meant as ids. */
export async function openListed(
  files: readonly string[],
  source: SourceOptions,
  file: string,
): Promise<SampledSource> {
  const list = await readCaseList(file);
  const opened = await openSample(files, source, { list });
  const remark = "names" in list ? listRemark(opened.sample, file) : null;
  if (remark !== null) process.stderr.write(remark);
  return opened;
}
