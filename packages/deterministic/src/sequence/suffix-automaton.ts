const ROOT = 0;
const NONE = -1;

/**
 * All runs that occur in a sequence, as the smallest automaton that reads them; built in time that grows with the
 * length alone.
 *
 * @see Blumer et al. 1985, "The smallest automaton recognizing the subwords of a text"
 */
export interface SuffixAutomaton {
  /** The state after one more symbol, or -1 where no run goes on so. */
  follow(state: number, symbol: number): number;
  /** The state of the longest shorter end of a state's runs that occurs elsewhere too. */
  readonly links: Int32Array;
  /** The length of a state's longest run. */
  readonly lengths: Int32Array;
  /** Where the first occurrence of a state's runs ends, in places of the whole sequence. */
  readonly firstEnds: Int32Array;
}

/** The runs of `sequence` from `start` to before `end`; symbols are whole numbers. */
export function suffixAutomaton(sequence: Int32Array, start: number, end: number): SuffixAutomaton {
  const capacity = 2 * (end - start) + 1;
  const [links, lengths, firstEnds] = [new Int32Array(capacity), new Int32Array(capacity), new Int32Array(capacity)];
  const edges = edgeTable(capacity, 3 * (end - start) + 1);
  links[ROOT] = NONE;
  let states = 1;
  let last = ROOT;

  const newState = (length: number, firstEnd: number): number => {
    lengths[states] = length;
    firstEnds[states] = firstEnd;
    return states++;
  };
  /** The state of the part of `from`'s runs that may also follow a state on the way of links. */
  const split = (before: number, symbol: number, from: number): number => {
    const part = newState(lengths[before]! + 1, firstEnds[from]!);
    edges.copy(from, part);
    links[part] = links[from]!;
    links[from] = part;
    for (let state = before; state !== NONE && edges.redirect(state, symbol, from, part); state = links[state]!);
    return part;
  };
  for (let at = start; at < end; at++) {
    const symbol = sequence[at]!;
    const current = newState(lengths[last]! + 1, at + 1);
    let state = last;
    for (; state !== NONE && edges.follow(state, symbol) === NONE; state = links[state]!)
      edges.add(state, symbol, current);
    const next = state === NONE ? ROOT : edges.follow(state, symbol);
    links[current] = state === NONE || lengths[next] === lengths[state]! + 1 ? next : split(state, symbol, next);
    last = current;
  }
  return { follow: edges.follow, links, lengths, firstEnds };
}

/** Edges of all states: a list for each, and for the root, which has most of them, a table. */
function edgeTable(states: number, capacity: number) {
  const heads = new Int32Array(states).fill(NONE);
  const [symbols, targets, nexts] = [new Int32Array(capacity), new Int32Array(capacity), new Int32Array(capacity)];
  const ofRoot = new Map<number, number>();
  let count = 0;
  const edgeOf = (state: number, symbol: number): number => {
    if (state === ROOT) return ofRoot.get(symbol) ?? NONE;
    let edge = heads[state]!;
    while (edge !== NONE && symbols[edge] !== symbol) edge = nexts[edge]!;
    return edge;
  };
  const add = (state: number, symbol: number, target: number): void => {
    symbols[count] = symbol;
    targets[count] = target;
    nexts[count] = heads[state]!;
    heads[state] = count;
    if (state === ROOT) ofRoot.set(symbol, count);
    count += 1;
  };
  return {
    add,
    follow(state: number, symbol: number): number {
      const edge = edgeOf(state, symbol);
      return edge === NONE ? NONE : targets[edge]!;
    },
    copy(from: number, to: number): void {
      for (let edge = heads[from]!; edge !== NONE; edge = nexts[edge]!) add(to, symbols[edge]!, targets[edge]!);
    },
    /** Whether there was such an edge, which now leads elsewhere. */
    redirect(state: number, symbol: number, from: number, to: number): boolean {
      const edge = edgeOf(state, symbol);
      if (edge === NONE || targets[edge] !== from) return false;
      targets[edge] = to;
      return true;
    },
  };
}
