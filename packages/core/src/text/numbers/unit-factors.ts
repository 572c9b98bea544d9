/**
 * Units that convert into one another exactly, by how much of the first of their row each is. GB and MB are left out,
 * since some count in 1,000 and some in 1,024, and so is a change of scale that is no factor, °C to °F.
 */
const QUANTITIES: readonly Readonly<Record<string, string>>[] = [
  { mm: "1", cm: "10", m: "1000", km: "1000000", inch: "25.4", ft: "304.8", yd: "914.4", mile: "1609344" },
  { mg: "1", g: "1000", kg: "1000000", quintal: "100000000", t: "1000000000", lb: "453592.37", oz: "28349.523125" },
  { ml: "1", l: "1000", "cm³": "1", "m³": "1000000" },
  { s: "1", min: "60", h: "3600", day: "86400", week: "604800" },
  { month: "1", year: "12" },
  {
    "mm²": "0.0000000001",
    "cm²": "0.00000001",
    "m²": "0.0001",
    ha: "1",
    "km²": "100",
    acre: "0.40468564224",
    "inch²": "0.000000064516",
    "ft²": "0.000009290304",
    "yd²": "0.000083612736",
    "mile²": "258.9988110336",
  },
  { "km/h": "1", "m/s": "3.6", "km/s": "3600", "mile/h": "1.609344", "m/min": "0.06" },
  { kW: "1", MW: "1000" },
  { paisa: "1", INR: "100" },
  // A cent is one of several currencies.
  { cent: "1", USD: "100" },
  { cent: "1", EUR: "100" },
  // A degree without a scale is one of either.
  { "°": "1", "°C": "1" },
  { "°": "1", "°F": "1" },
];

/**
 * What values in two units, as `findNumbers` names them, are multiplied by to be in one unit: exact decimals as text.
 * Null where the units measure different things, or convert by no exact factor; a unit that is not known converts into
 * itself alone.
 *
 * @see SI brochure, 9th edition; the international yard and pound agreement of 1959 for inch, foot, mile and acre
 * @example
 * unitFactors("km", "m"); // => ["1000000", "1000"]
 * unitFactors("week", "week"); // => ["1", "1"]
 * unitFactors("km", "kg"); // => null
 */
export function unitFactors(one: string, other: string): readonly [string, string] | null {
  if (one === other) return SAME;
  for (const quantity of QUANTITIES) {
    if (!(Object.hasOwn(quantity, one) && Object.hasOwn(quantity, other))) continue;
    return [quantity[one]!, quantity[other]!];
  }
  return null;
}

const SAME: readonly [string, string] = ["1", "1"];
