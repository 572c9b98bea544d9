import { languageName } from "../adherence/language-of-name.js";
import { scriptName } from "../script/letter-scripts.js";
import type { Detection } from "./detect.js";

/** The lines that show a person what a text is written in. */
export function describeDetection(text: string, found: Detection): string[] {
  return [
    row("script", scriptsOf(found)),
    row("language", languageOf(found)),
    row("mix", mixOf(found)),
    ...section(
      "scripts",
      found.scriptSpans.length > 1 ? found.scriptSpans : [],
      ({ script }) => scriptName(script),
      text,
    ),
    ...section("languages", found.languageRuns.length > 1 ? found.languageRuns : [], ({ language }) => language, text),
    ...section("neutral", found.neutral, ({ kind }) => kind, text),
  ];
}

const LABEL_WIDTH = 11;
const row = (label: string, value: string): string => label.padEnd(LABEL_WIDTH) + value;

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

const scriptsOf = ({ scripts, letters }: Detection): string =>
  letters === 0
    ? "no letters"
    : `${scripts.map(({ script, share }) => `${scriptName(script)} ${percent(share)}`).join(", ")} of ${letters} letters`;

function languageOf({ language, probability, alternatives }: Detection): string {
  if (language === "und") return "und, too little to tell";
  const others = alternatives.slice(0, 3).map((other) => `${other.language} ${other.probability.toFixed(2)}`);
  const rest = others.length === 0 ? "" : `, then ${others.join(", ")}`;
  return `${language} (${nameOf(language)}), probability ${probability.toFixed(2)}${rest}`;
}

function nameOf(tag: string): string {
  const [language = tag, script] = tag.split("-");
  return script === "Latn" ? `romanised ${languageName(language)}` : languageName(language);
}

function mixOf({ mixing }: Detection): string {
  const { languages, languageWords, codeMixingIndex, mIndex, iIndex, switchPoints } = mixing;
  if (languageWords === 0) return "no word tells its language";
  const words = languages.map(({ language, words: count }) => `${language} ${count}`).join(", ");
  if (languages.length === 1) return `none, ${words} ${languageWords === 1 ? "word" : "words"}`;
  const indices = `CMI ${codeMixingIndex.toFixed(1)}, M-index ${mIndex.toFixed(2)}, I-index ${iIndex.toFixed(2)}`;
  return `${words} words; ${indices}, ${switchPoints} ${switchPoints === 1 ? "switch" : "switches"}`;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const LONGEST = 60;
const SHOWN = 40;

/** Lines of a kind of span, at most a screen of them. */
function section<S extends Span>(
  label: string,
  spans: readonly S[],
  nameOfSpan: (span: S) => string,
  text: string,
): string[] {
  if (spans.length === 0) return [];
  const lines = spans.slice(0, SHOWN).map((span) => {
    const place = `${span.start}-${span.end}`;
    return `  ${place.padEnd(10)}${nameOfSpan(span).padEnd(14)}${shorten(text.slice(span.start, span.end))}`;
  });
  const rest = spans.length - lines.length;
  return ["", label, ...lines, ...(rest > 0 ? [`  and ${rest} more`] : [])];
}

/** One line of at most sixty characters; what no terminal should be sent is left out. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/gu, " ").replaceAll(/\p{Cc}|\p{Bidi_Control}/gu, "");
  const characters = [...line];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join("")}…` : line;
}
