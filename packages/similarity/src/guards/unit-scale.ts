/** Units of one quantity by how much of the smallest each is, as `findNumbers` names them. SI, and 1959 for the inch. */
const QUANTITIES: readonly Readonly<Record<string, number>>[] = [
  { mm: 1, cm: 10, inch: 25.4, ft: 304.8, m: 1_000, km: 1_000_000, mile: 1_609_344 },
  { mg: 1, g: 1_000, kg: 1_000_000, t: 1_000_000_000 },
  { ml: 1, l: 1_000 },
  { s: 1, min: 60, h: 3_600, day: 86_400, week: 604_800 },
  { month: 1, year: 12 },
  // A degree without a scale is one of either.
  { "°": 1, "°C": 1 },
  { "°": 1, "°F": 1 },
];

/** How much of one unit another one is; null where they measure different things. */
export function unitScale(from: string, to: string): number | null {
  for (const quantity of QUANTITIES) {
    const [one, other] = [quantity[from], quantity[to]];
    if (one !== undefined && other !== undefined) return one / other;
  }
  return null;
}
