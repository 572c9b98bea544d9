import { findWords, GAP, type Words } from "./words.js";

/** Phrases over words in one automaton; all that occur in a text are found in one pass over its words. */
export interface PhraseTrie<Value> {
  /** How many phrases were added: whether a text that was scanned has to be scanned again. */
  readonly size: number;
  add(phrase: string, value: Value): void;
  /** Calls back with the values of each phrase that occurs, its first word and the word behind its last. */
  scan(words: Words, found: (values: readonly Value[], first: number, end: number) => void): void;
}

/** Most phrases end in a node of their own, with nothing behind it: what is empty is not made. */
interface Node<Value> {
  next: Map<string, Node<Value>> | undefined;
  values: Value[] | undefined;
}

/** What the words of a text are compared by. */
export type KeysOf = (words: Words) => (at: number) => string;

const spellingKeys: KeysOf =
  ({ words }) =>
  (at) =>
    words[at]!.key;

/** A trie whose words are compared by `keysOf`. Phrases without a word are passed over. */
export function createPhraseTrie<Value>(keysOf: KeysOf = spellingKeys): PhraseTrie<Value> {
  const roots = new Map<string, Node<Value>>();
  let size = 0;
  return {
    get size() {
      return size;
    },
    add(phrase, value) {
      const words = findWords(phrase);
      const keyAt = keysOf(words);
      let node: Node<Value> | undefined;
      for (let at = 0; at < words.starts.length; at += 1) {
        const key = keyAt(at);
        if (key === "") continue;
        if (node === undefined) node = following(roots, key);
        else {
          node.next ??= new Map();
          node = following(node.next, key);
        }
      }
      if (node === undefined) return;
      size += 1;
      if (node.values === undefined) node.values = [value];
      else node.values.push(value);
    },
    scan(words, found) {
      const { gaps } = words;
      const keyAt = keysOf(words);
      const count = words.starts.length;
      for (let first = 0; first < count; first += 1) {
        let node = roots.get(keyAt(first));
        for (let end = first + 1; node !== undefined; end += 1) {
          if (node.values !== undefined) found(node.values, first, end);
          if (node.next === undefined || end >= count || gaps[end] !== GAP.none) break;
          node = node.next.get(keyAt(end));
        }
      }
    },
  };
}

/** The node behind `node` for one more word, made where there is none. */
function following<Value>(nodes: Map<string, Node<Value>>, key: string): Node<Value> {
  const known = nodes.get(key);
  if (known !== undefined) return known;
  const made: Node<Value> = { next: undefined, values: undefined };
  nodes.set(key, made);
  return made;
}
