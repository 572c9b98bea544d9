import { type Fraction, fractionOf, quotient } from "./exact-fraction.js";

/**
 * Units that convert into one another exactly, by how much of the first of their row each is. Sources: SI; the
 * international yard and pound agreement of 1959 for inch, foot, mile and acre. GB and MB are left out, since some
 * count in 1,000 and some in 1,024.
 */
const QUANTITIES: readonly Readonly<Record<string, string>>[] = [
  { mm: "1", cm: "10", m: "1000", km: "1e6", inch: "25.4", ft: "304.8", mile: "1609344" },
  { mg: "1", g: "1000", kg: "1e6", t: "1e9" },
  { ml: "1", l: "1000" },
  { s: "1", min: "60", h: "3600", day: "86400", week: "604800" },
  { month: "1", year: "12" },
  { ha: "1", acre: "0.40468564224" },
  { kW: "1", MW: "1000" },
  // A degree without a scale is one of either.
  { "°": "1", "°C": "1" },
  { "°": "1", "°F": "1" },
];

/** By what a value in one unit is multiplied to be in another; null where the units measure different things. */
export function unitFactor(from: string, to: string): Fraction | null {
  if (from === to) return fractionOf("1");
  for (const quantity of QUANTITIES) {
    const [factor, base] = [quantity[from], quantity[to]];
    if (factor !== undefined && base !== undefined) return quotient(fractionOf(factor), fractionOf(base));
  }
  return null;
}
