/**
 * A language as cards know it: language and script, since a judge may read Hindi in one script and not in the other.
 * Regions do not count. What is no tag is its own lower case.
 *
 * @example
 * languageKey("hi-IN"); // => "hi-Deva"
 * languageKey("hi-Latn"); // => "hi-Latn"
 */
export function languageKey(tag: string): string {
  const written = tag.trim().replaceAll("_", "-");
  if (written === "") return "";
  try {
    const { language, script } = new Intl.Locale(written).maximize();
    return script === undefined ? language : `${language}-${script}`;
  } catch {
    return written.toLowerCase();
  }
}
