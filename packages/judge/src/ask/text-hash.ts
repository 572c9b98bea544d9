/** SHA-256 of a text's UTF-8, in hexadecimal. Loaded when the first verdict is asked for: an import is to be quick. */
export async function textHash(text: string): Promise<string> {
  const { sha256 } = await import("@eval/calls");
  return sha256(text);
}
