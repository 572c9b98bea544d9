/** Words repeat: the answers of a pure function of a word, kept up to a limit and then forgotten all at once. */
export function cacheByWord<Value>(compute: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    if (known.size >= LIMIT) known.clear();
    const value = compute(word);
    known.set(word, value);
    return value;
  };
}

const LIMIT = 20_000;
