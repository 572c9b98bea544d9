const SIGNATURES = [
  { kind: "parquet", bytes: [0x50, 0x41, 0x52, 0x31] },
  { kind: "a zip file or an Excel workbook", bytes: [0x50, 0x4b, 0x03, 0x04] },
  { kind: "an old Excel workbook", bytes: [0xd0, 0xcf, 0x11, 0xe0] },
  { kind: "a PDF", bytes: [0x25, 0x50, 0x44, 0x46] },
  { kind: "zstd", bytes: [0x28, 0xb5, 0x2f, 0xfd] },
] as const;

/** What a file is that starts with bytes no text starts with; null for text. */
export function binaryKind(head: Uint8Array): (typeof SIGNATURES)[number]["kind"] | null {
  return SIGNATURES.find(({ bytes }) => bytes.every((byte, index) => head[index] === byte))?.kind ?? null;
}
