import { canonicalJson, sha256 } from "@eval/calls";
import type { JsonRecord, Metric } from "@eval/core";
import type { Manifest } from "@eval/runner";

/** Whose verdicts belong together: the same judge with the same options, on the same data. */
export function reviewIdentity({ info, options }: Metric, { files, mapping }: Manifest): Promise<string> {
  const { package: from, name, version } = info;
  return sha256(canonicalJson({ from, name, version, options: options as JsonRecord, files, mapping } as JsonRecord));
}
