import { once } from "node:events";
import path from "node:path";
import { type DiagnosticsSettings, diagnosticsSettings } from "@eval/report";
import { currentLabels, openProtocol, type ProtocolRequest, readLabels, serveReview } from "@eval/review";
import { exitCode } from "../exit-code.js";
import { findRun } from "../history/find-run.js";
import { protocolLines, summaryLines, tornLines } from "../render/review-lines.js";
import { openBrowser } from "../review/open-browser.js";
import { type ProtocolFlags, protocolRequest } from "../review/protocol-request.js";
import { runToReview } from "../review/run-to-review.js";
import { listenForStop } from "../stop-signals.js";

interface ReviewFlags extends ProtocolFlags {
  readonly port?: number;
  readonly open?: boolean;
}

/** The queue is that of `evals report`, and of another draw where a seed is named; other choices do without. */
function queueSettings({ cases, seed }: ProtocolRequest): DiagnosticsSettings | null {
  if (cases !== "flagged" && cases !== "queue") return null;
  return diagnosticsSettings("default", seed === undefined ? {} : { seed });
}

/** `evals review RUN`: serves the page until it is interrupted, then says who labelled how much. */
export async function review(run: string, flags: ReviewFlags): Promise<number> {
  const request = protocolRequest(flags);
  const folder = await findRun(process.cwd(), run);
  const opened = await runToReview(folder, queueSettings(request));
  const protocol = await openProtocol(path.join(folder.path, "review.json"), request, () => opened.candidates());
  const labelFile = path.join(folder.path, "labels.jsonl");
  const cases = await opened.cases(protocol.cases);
  const server = await serveReview({ protocol, cases, labelFile, port: flags.port ?? 0 });
  const stop = listenForStop();
  for (const line of [...tornLines(readLabels(labelFile), labelFile), ...protocolLines(protocol)]) console.error(line);
  console.log(server.url);
  console.error("open this address in a browser of this machine; Ctrl-C ends the review, labels are saved at once");
  const forget = flags.open === true ? openBrowser(server.url, path.join(folder.path, "review-open.html")) : null;
  if (!stop.signal.aborted) await once(stop.signal, "abort");
  await server.close();
  forget?.();
  stop.release();
  console.log(summaryLines(currentLabels(readLabels(labelFile).lines), protocol, labelFile).join("\n"));
  console.error(`next: evals agree ${folder.id}`);
  return exitCode.done;
}
