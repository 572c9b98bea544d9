import type { SourceOptions } from "@eval/runner";
import type { Config } from "../config/config.js";
import { keyValues } from "../config/key-value.js";
import { samplingSettings } from "../config/sampling-settings.js";
import { sourceOptions } from "../config/source-options.js";
import type { AnswerFlags } from "./answer-flags.js";

/** How questions of a new run are read. */
export function newSource(flags: AnswerFlags, config: Config): SourceOptions {
  const filter = { ...config.filter, ...keyValues("--filter", flags.filter) };
  const { limit } = samplingSettings(flags, config);
  return { ...sourceOptions(flags, config), filter, ...(limit !== null && { limit }) };
}

/** Questions that are gone on with are read as they were; what the command line says as well is compared with that. */
export function sameSource(flags: AnswerFlags, before: SourceOptions): SourceOptions {
  const said = sourceOptions(flags, {});
  return {
    ...before,
    ...(flags.map !== undefined && { map: { ...before.map, ...said.map } }),
    ...(flags.list !== undefined && { list: { ...before.list, ...said.list } }),
    ...(flags.rows !== undefined && { rows: flags.rows }),
    ...(flags.encoding !== undefined && { encoding: flags.encoding }),
    ...(flags.onBadRow !== undefined && said.onBadRow !== undefined && { onBadRow: said.onBadRow }),
    ...(flags.filter !== undefined && { filter: keyValues("--filter", flags.filter) }),
    ...(flags.limit !== undefined && { limit: flags.limit }),
  };
}
