import { constants, gunzipSync } from "node:zlib";
import { EvalError } from "@eval/core";
import { binaryKind } from "./binary-kind.js";
import type { ByteReader } from "./byte-reader.js";
import { detectEncoding, encodingName, toUtf8 } from "./encoding.js";
import { gunzip, isGzip } from "./gunzip.js";
import type { Input } from "./input.js";

/** The start of an input, unpacked and as UTF-8, and what that took. */
export interface Head {
  readonly text: Buffer;
  /** The text is all there is. */
  readonly whole: boolean;
  readonly encoding: string;
  readonly compression: "gzip" | null;
}

/** The first `size` bytes of an input, or all of it. */
export async function readHead(input: Input, size: number, encoding: string | undefined): Promise<Head> {
  const reader = input.open(false);
  const raw = Buffer.allocUnsafeSlow(size);
  const count = await reader.read(raw);
  reader.close();
  const all = raw.subarray(0, count);
  const packed = isGzip(all);
  if (!packed && count > 0 && /\.gz$/iu.test(input.path)) {
    throw new EvalError(
      "invalid-input",
      `${input.path} must be gzip, as its name says, got content that is not; take .gz off its name if it is unpacked, else fetch it again`,
    );
  }
  // A thousand bytes may come out of one.
  const bytes = packed ? all.subarray(0, size / 16) : all;
  const unpacked = packed ? unpackStart(bytes, input.path) : bytes;
  const given = encoding === undefined ? undefined : encodingName(encoding);
  const name = binaryKind(unpacked) === null ? detectEncoding(unpacked, given) : "utf-8";
  return {
    text: name === "utf-8" ? unpacked : Buffer.from(decodeStart(unpacked, name, input.path)),
    whole: count < size && bytes.length === count,
    encoding: name,
    compression: packed ? "gzip" : null,
  };
}

function unpackStart(bytes: Buffer, path: string): Buffer {
  try {
    // Without this flag a file that is cut off is an error; here it was cut by us.
    return gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    const cause = (error as Error).message;
    throw new EvalError("invalid-input", `${path} must be gzip, got broken data (${cause}); fetch or pack it again`, {
      cause: error,
    });
  }
}

function decodeStart(bytes: Buffer, encoding: string, path: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch (error) {
    const message = `${path} must be ${encoding} text, got bytes that are not; give the right --encoding`;
    throw new EvalError("invalid-encoding", message, { cause: error });
  }
}

/** Opens an input for the last time, as UTF-8 text. */
export function openText(input: Input, { compression, encoding }: Pick<Head, "compression" | "encoding">): ByteReader {
  const raw = input.open(true);
  const unpacked = compression === null ? raw : gunzip(raw, input.path);
  return encoding === "utf-8" ? unpacked : toUtf8(unpacked, encoding, input.path);
}
