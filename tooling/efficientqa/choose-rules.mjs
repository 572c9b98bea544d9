// @ts-check

/** @typedef {{ readonly isRight: boolean, readonly rules: ReadonlySet<string> }} Outcome */

/** Sets of more rules than this are too many to try. */
const MOST_RULES = 22;

/**
 * The set of rules that accepts the most right answers while at most `wrongAllowed` wrong ones pass; of several, the
 * one with the fewest wrong, then with the most rules. Tries every set.
 *
 * @param {readonly Outcome[]} outcomes
 * @param {number} wrongAllowed
 * @returns {string[]}
 */
export function chooseRules(outcomes, wrongAllowed) {
  const names = [...new Set(outcomes.flatMap(({ rules }) => [...rules]))].sort();
  if (names.length > MOST_RULES) throw new Error(`rules must be at most ${MOST_RULES}, got ${names.length}`);
  const groups = groupsOf(outcomes, names);
  let best = { right: 0, wrong: 0, size: 0, set: 0 };
  for (let set = 1; set < 2 ** names.length; set += 1) {
    let [right, wrong] = [0, 0];
    for (const group of groups) {
      if ((group.set & set) === 0) continue;
      right += group.right;
      wrong += group.wrong;
      if (wrong > wrongAllowed) break;
    }
    if (wrong > wrongAllowed || right < best.right) continue;
    const size = sizeOf(set);
    const isBetter = right > best.right || wrong < best.wrong || (wrong === best.wrong && size > best.size);
    if (isBetter) best = { right, wrong, size, set };
  }
  return names.filter((_, index) => (best.set >> index) & 1);
}

/** Outcomes that hold the same rules, counted together. @param {readonly Outcome[]} outcomes @param {readonly string[]} names */
function groupsOf(outcomes, names) {
  /** @type {Map<number, { set: number, right: number, wrong: number }>} */
  const groups = new Map();
  for (const { isRight, rules } of outcomes) {
    const set = names.reduce((bits, name, index) => (rules.has(name) ? bits | (1 << index) : bits), 0);
    if (set === 0) continue;
    const group = groups.get(set) ?? { set, right: 0, wrong: 0 };
    group[isRight ? "right" : "wrong"] += 1;
    groups.set(set, group);
  }
  return [...groups.values()];
}

/** @param {number} set */
function sizeOf(set) {
  let size = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) size += 1;
  return size;
}
