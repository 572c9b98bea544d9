/**
 * Lower case by the root locale, never the machine's (a Turkish machine would change "I"). Scripts without case do
 * not change. "İ" becomes two code units, so offsets may shift.
 *
 * @example
 * lowerCase("दिल्ली DELHI"); // => "दिल्ली delhi"
 */
export function lowerCase(text: string): string {
  return text.toLowerCase();
}
