/**
 * What CLDR, as the runtime has it, knows of languages: the names and scripts of hundreds that no model of this package
 * tells apart.
 */
let display: Intl.DisplayNames | undefined;

/** The English name of a language by its subtag of BCP 47; null where CLDR has none. */
export function cldrName(language: string): string | null {
  display ??= new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  return /^[a-z]{2,3}$/.test(language) && language !== "und" ? (display.of(language) ?? null) : null;
}

/** Languages without a name in CLDR are taken for languages only here: "hne" is Chhattisgarhi, "mix" more often a mix. */
const SOUTH_ASIA = new Set(["IN", "NP", "PK", "BD", "LK", "BT", "MV"]);

/** Whether a subtag is a registered language whose script is known: "hi", "sv", "hne"; not "xx", nor "mix". */
export function isKnownLanguage(language: string): boolean {
  const { script, region } = new Intl.Locale(language).maximize();
  if (script === undefined) return false;
  return cldrName(language) !== null || (region !== undefined && SOUTH_ASIA.has(region));
}

let regions: Intl.DisplayNames | undefined;

/** Whether a subtag is a country or territory: "IN", "419"; not "EN". */
export function isRegion(region: string): boolean {
  regions ??= new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  return regions.of(region) !== undefined;
}

let subtags: ReadonlyMap<string, string> | undefined;

/** The subtag of a language of ISO 639-1 by its English name in lower case: "swedish", "thai"; null for other words. */
export function languageOfCldrName(name: string): string | null {
  subtags ??= new Map(
    twoLetterWords().flatMap((code) => {
      const known = cldrName(code)?.toLowerCase();
      return known === undefined ? [] : [[known, new Intl.Locale(code).language] as const];
    }),
  );
  return subtags.get(name) ?? null;
}

function twoLetterWords(): string[] {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  return letters.flatMap((first) => letters.map((second) => first + second));
}
