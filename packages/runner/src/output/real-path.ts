import fs from "node:fs";
import path from "node:path";

/** Where a file is or would be, links followed: a table written through one would take the place of what it leads to. */
export const realPath = (file: string): string => (fs.existsSync(file) ? fs.realpathSync(file) : path.resolve(file));
