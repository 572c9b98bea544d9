import { EvalError } from "@eval/core";

/** Runs what reads one of two files: a column that only the other one has is told with the file and the way out. */
export async function ofSide<Read>(path: string, read: () => Promise<Read>): Promise<Read> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof EvalError && error.code === "unknown-column" && error.message.startsWith("--map ")) {
      throw new EvalError(error.code, `${path}: ${error.message}; --map-a and --map-b map one side alone`);
    }
    throw error;
  }
}
