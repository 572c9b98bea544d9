/** Parts in falling order; a bare `m` is minutes, `ms` milliseconds. */
const DURATION =
  /^(?:(\d{1,9})d)?(?:(\d{1,9})h)?(?:(\d{1,9})m(?!s))?(?:(\d{1,9}(?:\.\d+)?)s)?(?:(\d{1,9}(?:\.\d+)?)ms)?$/;

const UNITS = [86_400_000, 3_600_000, 60_000, 1_000, 1];

/**
 * Milliseconds in a duration as rate limit headers and messages write it, or null.
 *
 * @see https://pkg.go.dev/time#Duration.String, whose grammar this is, with days
 * @example
 * parseDuration("2m59.56s"); // => 179560
 * parseDuration("172ms"); // => 172
 * parseDuration("24h0m0s"); // => 86400000
 * parseDuration("5"); // => null
 */
export function parseDuration(text: string): number | null {
  const match = DURATION.exec(text);
  if (match === null || text === "") return null;
  const parts = match.slice(1);
  return parts.reduce((sum, part, index) => sum + Number(part ?? 0) * (UNITS[index] as number), 0);
}
