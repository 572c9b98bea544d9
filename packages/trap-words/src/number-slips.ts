import type { NumberValue } from "./dictionary.js";

const SCALES = [1, 100, 1e3, 1e5, 1e6, 1e7, 1e9, 1e11];

/** Takes the word's own part out of the number and puts the wrong one in: 350000 = (3 + 0.5) lakh is 325000 at + 0.25. */
export function misreadValue(value: number, meant: NumberValue, wrong: NumberValue): number | null {
  if (meant.times !== undefined && wrong.times !== undefined) return (value / meant.times) * wrong.times;
  const plus = meant.plus;
  if (plus === undefined || wrong.plus === undefined) {
    return value === meant.alone && wrong.alone !== undefined ? wrong.alone : null;
  }
  if (value === meant.alone && wrong.alone !== undefined) return wrong.alone;
  const scale = scaleOf(value, plus);
  return scale === undefined ? null : (value / scale - plus + wrong.plus) * scale;
}

/** The smallest scale at which a number is a whole one and the part: 100 of 150 = (1 + 0.5) hundred. */
function scaleOf(value: number, plus: number): number | undefined {
  return SCALES.find((factor) => Number.isInteger(value / factor - plus) && value / factor - plus >= 0);
}

/** What a careless reader may make of the number that is no sense of the dictionary. */
export function slipValues(value: number, { plus, times }: NumberValue): number[] {
  const scale = plus === undefined ? undefined : scaleOf(value, plus);
  const slips =
    plus === undefined || scale === undefined
      ? times === undefined
        ? []
        : powersOf(value)
      : partSlips(value, plus, scale);
  // Not the value of the word alone: that a lakh is 100,000 is true of any number of them.
  return [...new Set(slips)].filter((slip) => slip > 0 && slip !== value && slip !== times);
}

/** Zeros too many or too few; a small number is more likely to be something else. */
const powersOf = (value: number): number[] => POWERS.map((power) => value * power).filter((slip) => slip >= 100);

const POWERS = [1e-5, 1e-4, 1e-3, 1e-2, 1e-1, 1e1, 1e2, 1e3, 1e4, 1e5];

/** Not 1.25 of 2.5 or 0.25 of 1.25: the half and the fifth of a number are results, no slips. */
const PARTS = [-1, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1, 1.5];

/** Of सवा तीन सौ: 350, 375, 300; 3.25, 32.5, 3250; 300.25 and 100.25. */
function partSlips(value: number, plus: number, scale: number): number[] {
  const whole = value / scale - plus;
  const otherParts = PARTS.filter((part) => part !== plus).map((part) => (whole + part) * scale);
  if (scale === 1) return otherParts;
  return [...otherParts, ...powersOf(value), whole + plus, whole * scale + plus, scale + plus];
}
