import { pythonStrip } from "@eval/core/text";

/** A text without the white space at its end, as Python's `str.rstrip()`. */
export const stripEnd = (text: string): string => pythonStrip(`|${text}`).slice(1);
