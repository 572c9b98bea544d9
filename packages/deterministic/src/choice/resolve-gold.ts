import { type ChoiceSet, labelKey } from "./choice-set.js";
import { optionsEqual } from "./find-texts.js";
import { foldText } from "./fold-text.js";

/**
 * The options that an expected answer means: the one with this label, else the one with this text, else the one with
 * label and text ("C. stamina"). A number that is a label is one, whatever the texts are. None where it is no option,
 * several where options share the text.
 */
export function goldOptions(expected: string, set: ChoiceSet): readonly number[] {
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

const LABEL_AND_TEXT = /^([^\s.):]{1,8})\s*[.):]?\s+(.+)$/s;
