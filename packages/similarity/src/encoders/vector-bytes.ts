/** A vector as base64 of its 32-bit floats, least significant byte first: a quarter of what its numbers take as text. */
export function vectorToBytes(vector: Float32Array): string {
  const view = new DataView(new ArrayBuffer(vector.length * 4));
  vector.forEach((component, at) => {
    view.setFloat32(at * 4, component, true);
  });
  const bytes = new Uint8Array(view.buffer);
  let binary = "";
  for (let start = 0; start < bytes.length; start += MOST_ARGUMENTS) {
    binary += String.fromCharCode(...bytes.subarray(start, start + MOST_ARGUMENTS));
  }
  return btoa(binary);
}

const MOST_ARGUMENTS = 4096;

/** The vector of such a text, or null where it is none. */
export function bytesToVector(text: string): Float32Array | null {
  let binary: string;
  try {
    binary = atob(text);
  } catch {
    return null;
  }
  if (binary.length === 0 || binary.length % 4 !== 0) return null;
  const view = new DataView(Uint8Array.from(binary, (character) => character.charCodeAt(0)).buffer);
  return Float32Array.from({ length: binary.length / 4 }, (_, at) => view.getFloat32(at * 4, true));
}
