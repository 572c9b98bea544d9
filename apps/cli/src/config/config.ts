import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { EvalError, show } from "@eval/core";
import type { Config } from "./config-shape.js";

export type { Config } from "./config-shape.js";

/** Looked for where `evals` is run, in this order. */
const DEFAULT_FILES = ["eval.config.json", "eval.config.mjs", "eval.config.js"];

/** Reads the configuration named, or the one that lies here; an empty one where there is none. */
export async function loadConfig(directory: string, file: string | undefined): Promise<Config> {
  const name = configName(directory, file);
  if (name === null) return {};
  const value = await readConfig(path.resolve(directory, name), name);
  refuseProto(value, name);
  // Loaded only where there is something to check: most runs have no configuration.
  const { checkConfig } = await import("./config-shape.js");
  return checkConfig(value, name);
}

export function configName(directory: string, file: string | undefined): string | null {
  return file ?? DEFAULT_FILES.find((candidate) => fs.existsSync(path.join(directory, candidate))) ?? null;
}

/** Says which configuration is obeyed: one that lies in the folder is, without being asked for. */
export function sayConfig(directory: string, file: string | undefined): void {
  const name = configName(directory, file);
  if (name !== null) console.error(`configuration: ${name}`);
}

async function readConfig(file: string, name: string): Promise<unknown> {
  if (!fs.existsSync(file))
    throw new EvalError("invalid-config", `configuration must be a file that exists, got ${show(name)}`);
  if (file.endsWith(".ts") || file.endsWith(".mts")) {
    throw new EvalError("invalid-config", `configuration must be .json, .mjs or .js, got ${show(name)}`);
  }
  if (!file.endsWith(".json")) return ((await import(pathToFileURL(file).href)) as { default?: unknown }).default;
  return parseConfig(fs.readFileSync(file, "utf8").replace(/^\uFEFF/u, ""), name);
}

async function parseConfig(text: string, name: string): Promise<unknown> {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const { jsonFault } = await import("@eval/runner");
    const fault = jsonFault(text);
    const place = fault === null ? "" : `, line ${fault.line}, column ${fault.column}`;
    throw new EvalError("invalid-config", `${name}${place}: configuration must be JSON: ${(cause as Error).message}`, {
      cause,
    });
  }
}

/** JSON may hold a key that reaches the prototype of whatever it is merged into. */
function refuseProto(value: unknown, place: string): void {
  if (typeof value !== "object" || value === null) return;
  for (const key of Object.keys(value)) {
    if (key === "__proto__")
      throw new EvalError("invalid-config", `a configuration must not have the key "__proto__", got it at ${place}`);
    refuseProto((value as Record<string, unknown>)[key], `${place}.${key}`);
  }
}

/**
 * Plugins that a configuration names. One may lie in someone else's checkout, so it cannot reach files outside of it:
 * those must be named on the command line.
 */
export function configuredPlugins({ plugins = [] }: Config): readonly string[] {
  const outside = plugins.find((plugin) => path.isAbsolute(plugin) || path.normalize(plugin).startsWith(".."));
  if (outside === undefined) return plugins;
  throw new EvalError(
    "invalid-config",
    `a plugin of a configuration must be a package or lie beside it, got ${show(outside)}; name it with --plugin instead`,
  );
}
