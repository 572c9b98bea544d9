import type { AcceptedForm } from "./accepted-form.js";
import { type AcceptedLanguages, acceptedLanguages } from "./accepted-languages.js";

/** What some forms accept together: found out once for all cases that expect the same. */
export interface Acceptance {
  /** The scripts that any of the forms accepts; null for all. */
  readonly scripts: readonly string[] | null;
  readonly languagesIn: (script: string) => AcceptedLanguages;
}

export function acceptanceOf(forms: readonly AcceptedForm[]): Acceptance {
  const scripts = forms.some((form) => form.scripts === null)
    ? null
    : [...new Set(forms.flatMap((form) => form.scripts as readonly string[]))];
  const byScript = new Map<string, AcceptedLanguages>();
  const languagesIn = (script: string): AcceptedLanguages => {
    const known = byScript.get(script);
    if (known !== undefined) return known;
    const own = forms.filter((form) => form.scripts === null || form.scripts.includes(script));
    const accepted = acceptedLanguages(
      script,
      own.map(({ language }) => language),
    );
    byScript.set(script, accepted);
    return accepted;
  };
  return { scripts, languagesIn };
}

/** What accepts anything. */
export const ANYTHING: Acceptance = acceptanceOf([{ language: null, scripts: null }]);
