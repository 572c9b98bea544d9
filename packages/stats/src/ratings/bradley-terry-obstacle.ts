/** Why no finite strengths fit (the graph of wins is not strongly connected), or null. */
export function bradleyTerryObstacle(wins: readonly (readonly number[])[]): string | null {
  if (wins.length === 0) return "there are no players";
  const beaten = reach(wins.length, (from, to) => wins[from]![to]! > 0);
  const beating = reach(wins.length, (from, to) => wins[to]![from]! > 0);
  const all = [...wins.keys()];
  const list = (chosen: (player: number) => boolean) => all.filter(chosen).join(", ");
  const isBeaten = (player: number) => beaten.has(player);
  const isBeating = (player: number) => beating.has(player);
  if (beaten.size < wins.length)
    return noLoss(
      list((player) => !isBeaten(player)),
      list(isBeaten),
    );
  if (beating.size < wins.length)
    return noLoss(
      list(isBeating),
      list((player) => !isBeating(player)),
    );
  return null;
}

const noLoss = (winners: string, losers: string): string => {
  return `of players ${winners} none ever lost to any of ${losers}, so no finite strengths fit`;
};

/** All that can be reached from the first player. */
function reach(count: number, leads: (from: number, to: number) => boolean): Set<number> {
  const reached = new Set([0]);
  for (const from of reached) {
    for (let to = 0; to < count; to += 1) if (leads(from, to)) reached.add(to);
  }
  return reached;
}
