import { EvalError } from "@eval/core";
import { type Config, configName } from "./config.js";
import type { ReadingFlags } from "./source-options.js";

type Flags = ReadingFlags & {
  readonly config?: string;
  readonly mapA?: readonly string[];
  readonly mapB?: readonly string[];
  readonly filter?: readonly string[];
  readonly by?: readonly string[];
  readonly clusterBy?: string;
};

/**
 * Runs what reads files as options and configuration say. Where a column is named that is not there, it is said which file
 * names it: a message about an option that nobody gave sends one looking in the wrong place.
 */
export async function blameConfig<Value>(
  directory: string,
  flags: Flags,
  config: Config,
  run: () => Promise<Value>,
): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof EvalError)) throw error;
    const named = ["unknown-column", "unknown-field"].includes(error.code) ? keyOf(error.message, flags, config) : null;
    if (named === null) throw error;
    const name = configName(directory, flags.config);
    throw new EvalError(error.code, `${name}: ${error.message.replace(named.option, () => named.key)}`, {
      cause: error,
    });
  }
}

/** The key of the configuration that an option in a message stands for; null where the command line gave it. */
function keyOf(
  message: string,
  flags: Flags,
  config: Config,
): { readonly option: string; readonly key: string } | null {
  const isGiven = (texts: readonly string[] | undefined, name: string) =>
    texts?.some((text) => text.startsWith(`${name}=`)) === true;
  // A column named in an option may hold what means something in a pattern.
  const [, option = ""] = /(?:^|: )(--(?:map|list|filter|by|cluster-by)(?: [^ ]+)?) must name/u.exec(message) ?? [];
  const [flag = "", field] = option.split(" ");
  if (flag === "--by") return flags.by === undefined && config.by !== undefined ? { option, key: '"by"' } : null;
  if (flag === "--cluster-by")
    return flags.clusterBy === undefined && config.clusterBy !== undefined ? { option, key: '"clusterBy"' } : null;
  const key = flag.slice(2);
  if (key !== "map" && key !== "list" && key !== "filter") return null;
  const wrong = field ?? shownName(message);
  if (wrong === null || config[key] === undefined || !Object.hasOwn(config[key], wrong)) return null;
  const given = key === "map" ? [...(flags.map ?? []), ...(flags.mapA ?? []), ...(flags.mapB ?? [])] : flags[key];
  return isGiven(given, wrong) ? null : { option, key: field === undefined ? `"${key}"` : `"${key}" of ${field}` };
}

/** What a message says it got. */
const shownName = (message: string): string | null => /got "([^"]*)"/u.exec(message)?.[1] ?? null;
