/** Does what writes a file. A write that fails does not say to where, as on a full disk: the error is told the path. */
export function nameFile<Result>(path: string, write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    if (error instanceof Error && "syscall" in error && !("path" in error)) Object.assign(error, { path });
    throw error;
  }
}
