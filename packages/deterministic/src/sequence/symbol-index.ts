/** Where each symbol of a sequence stands. */
export interface SymbolIndex {
  /** The places of all symbols, symbol by symbol, each in order. */
  readonly places: Int32Array;
  /** The places of symbol `s` are from `starts[s]` to `starts[s + 1]`. */
  readonly starts: Int32Array;
}

/** Lists the places of every symbol of a sequence of numbers below `size`. */
export function indexSymbols(sequence: Int32Array, size: number): SymbolIndex {
  const starts = new Int32Array(size + 1);
  for (const symbol of sequence) starts[symbol + 1]! += 1;
  for (let symbol = 0; symbol < size; symbol++) starts[symbol + 1]! += starts[symbol]!;
  const next = starts.slice(0, size);
  const places = new Int32Array(sequence.length);
  for (let place = 0; place < sequence.length; place++) {
    const symbol = sequence[place]!;
    places[next[symbol]!] = place;
    next[symbol]! += 1;
  }
  return { places, starts };
}
