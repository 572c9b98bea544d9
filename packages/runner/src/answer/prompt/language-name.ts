let names: Intl.DisplayNames | null = null;

/**
 * What a language is called in English, with its script where the tag says one; what is no tag is its own name.
 *
 * @example
 * languageName("ta"); // => "Tamil"
 * languageName("hi-Latn"); // => "Hindi (Latin)"
 * languageName("Bengali"); // => "Bengali"
 */
export function languageName(tag: string): string {
  // ascii: a language tag is made of ASCII letters, digits and hyphens
  if (!/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(tag)) return tag;
  names ??= new Intl.DisplayNames(["en"], { type: "language" });
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}
