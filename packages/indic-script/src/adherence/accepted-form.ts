/** A way of writing that an answer may have. */
export interface AcceptedForm {
  /** BCP 47 language alone ("hi"), or null where any language will do. */
  readonly language: string | null;
  /** ISO 15924 codes, any of which will do; null for any script. */
  readonly scripts: readonly string[] | null;
}

/** Languages that are written in more than one script of their own (constitutional and state practice of India). */
const CUSTOMARY_SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  sd: ["Arab", "Deva"],
  ks: ["Arab", "Deva"],
  mni: ["Beng", "Mtei"],
  sat: ["Olck", "Deva", "Beng", "Orya"],
  kok: ["Deva", "Latn", "Knda"],
  doi: ["Deva", "Arab", "Dogr"],
  pa: ["Guru"],
  ja: ["Jpan", "Hira", "Kana", "Hani"],
  ko: ["Kore", "Hang"],
  zh: ["Hani", "Hans", "Hant"],
  sr: ["Cyrl", "Latn"],
};

/** Codes of ISO 15924 for which scripts of Unicode stand: "Hans" is written in Han letters. */
export const UNICODE_SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  Hans: ["Hani"],
  Hant: ["Hani"],
  Jpan: ["Jpan", "Hani", "Hira", "Kana"],
  Hrkt: ["Jpan", "Hira", "Kana"],
  Kore: ["Kore", "Hang", "Hani"],
  Aran: ["Arab"],
};

/**
 * The form that a tag of BCP 47 stands for: "hi" is Hindi in Devanagari, "hi-Latn" Hindi in Latin letters, "und-Deva" any
 * language in Devanagari. A language written in several scripts of its own may come in any of them.
 */
export function formOfTag(tag: string): AcceptedForm | null {
  const known = formsByTag.get(tag);
  if (known !== undefined) return known;
  const form = readTag(tag);
  if (formsByTag.size < MOST_KEPT) formsByTag.set(tag, form);
  return form;
}

/** Reading a tag is slow beside what else a case takes; a run has few. */
const formsByTag = new Map<string, AcceptedForm | null>();
const MOST_KEPT = 1_000;

function readTag(tag: string): AcceptedForm | null {
  let locale: Intl.Locale;
  try {
    locale = new Intl.Locale(tag);
  } catch {
    return null;
  }
  const language = locale.language === "und" || locale.language === undefined ? null : locale.language;
  const script = locale.script;
  if (script === "Zyyy") return { language, scripts: null };
  if (script !== undefined) return { language, scripts: UNICODE_SCRIPTS[script] ?? [script] };
  if (language === null) return null;
  const customary = locale.region === undefined ? CUSTOMARY_SCRIPTS[language] : undefined;
  if (customary !== undefined) return { language, scripts: customary };
  const likely = locale.maximize().script;
  return { language, scripts: likely === undefined ? null : (UNICODE_SCRIPTS[likely] ?? [likely]) };
}

const tagsByForm = new WeakMap<AcceptedForm, string>();

/** The tag of a form: "hi-Deva", "hi", "und-Latn". */
export function tagOfForm(form: AcceptedForm): string {
  const known = tagsByForm.get(form);
  if (known !== undefined) return known;
  const tag = writeTag(form);
  tagsByForm.set(form, tag);
  return tag;
}

function writeTag({ language, scripts }: AcceptedForm): string {
  const native = language === null ? null : (formOfTag(language)?.scripts ?? null);
  if (scripts === null) return language ?? "und";
  if (native !== null && scripts.every((script) => native.includes(script))) return language as string;
  return [language ?? "und", scripts[0]].join("-");
}
