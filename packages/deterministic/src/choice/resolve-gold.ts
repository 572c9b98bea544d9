import { type ChoiceSet, labelKey } from "./choice-set.js";
import { optionsEqual } from "./find-texts.js";
import { foldText } from "./fold-text.js";

/** Whether the number of an option counts from 1 or from 0. */
export type GoldNumbers = "from-1" | "from-0";

/**
 * The options that an expected answer means: the one with this label, else the one with this text, else the one with
 * label and text ("C. stamina"). A number that is a label is one, whatever the texts are; where labels are letters, it
 * is the place of an option, counted as told. None where it is no option, several where options share the text.
 */
export function goldOptions(expected: string, set: ChoiceSet, numbers: GoldNumbers): readonly number[] {
  if (numbers === "from-0" && !set.isNumbered) {
    const key = labelKey(expected);
    if (WHOLE_NUMBER.test(key)) return Number(key) < set.texts.length ? [Number(key)] : [];
  }
  const label = set.labels.get(labelKey(expected));
  if (label !== undefined) return [label];
  const equal = optionsEqual(foldText(expected), set);
  if (equal.length > 0) return equal;
  const both = LABEL_AND_TEXT.exec(expected.trim());
  if (both === null) return [];
  const [, name = "", text = ""] = both;
  const index = set.labels.get(labelKey(name));
  return index !== undefined && set.texts[index] === foldText(text) ? [index] : [];
}

const WHOLE_NUMBER = /^\d{1,3}$/;
const LABEL_AND_TEXT = /^([^\s.):]{1,8})\s*[.):]?\s+(.+)$/s;
