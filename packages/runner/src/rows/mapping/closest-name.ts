/** The known name that fewest single-character edits turn a wrong one into; null where none is near. */
export function closestName(wrong: string, known: readonly string[]): string | null {
  const target = wrong.toLowerCase();
  let best: { readonly name: string; readonly distance: number } | null = null;
  for (const name of known) {
    const distance = editDistance(target, name.toLowerCase());
    if (best === null || distance < best.distance) best = { name, distance };
  }
  return best !== null && best.distance <= Math.max(2, target.length / 3) ? best.name : null;
}

function editDistance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const replaced = previous[column - 1]! + (one[row - 1] === other[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, previous[column]! + 1, current[column - 1]! + 1));
    }
    previous = current;
  }
  return previous[other.length]!;
}

/** `; did you mean "response"?`, or what there is to choose from. */
export function suggestName(wrong: string, known: readonly string[]): string {
  const near = known.find((name) => name.endsWith(`.${wrong}`)) ?? closestName(wrong, known);
  if (near !== null) return `did you mean ${JSON.stringify(near)}?`;
  if (known.length === 0) return "there are none";
  const shown = known.slice(0, 20).map((name) => JSON.stringify(name));
  return `there are ${shown.join(", ")}${known.length > 20 ? ", …" : ""}`;
}
