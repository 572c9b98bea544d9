import { createWordIds } from "./word-ids.js";
import { wordKey } from "./word-key.js";
import { findWords, GAP, type Words } from "./words.js";

/** Phrases over words in one automaton; all that occur in a text are found in one pass over its words. */
export interface PhraseTrie<Value> {
  add(phrase: string, value: Value): void;
  /** Calls back for each phrase that occurs, with its first word and the word behind its last. */
  scan(words: Words, found: (value: Value, first: number, end: number) => void): void;
}

/** Most phrases end in a node of their own, with nothing behind it: what is empty is not made. */
interface Node<Value> {
  next: Map<number, Node<Value>> | undefined;
  values: Value[] | undefined;
}

/** A trie whose words are compared by `keyOf`. Phrases without a word are passed over. */
export function createPhraseTrie<Value>(keyOf: (word: string) => string = wordKey): PhraseTrie<Value> {
  const wordIds = createWordIds(keyOf);
  const roots: (Node<Value> | undefined)[] = [];
  return {
    add(phrase, value) {
      const [first, ...rest] = phraseKeys(phrase, keyOf).map(wordIds.intern);
      if (first === undefined) return;
      let node = roots[first] ?? emptyNode<Value>();
      roots[first] = node;
      for (const id of rest) {
        node.next ??= new Map();
        const following = node.next.get(id) ?? emptyNode<Value>();
        node.next.set(id, following);
        node = following;
      }
      if (node.values === undefined) node.values = [value];
      else node.values.push(value);
    },
    scan(words, found) {
      const { gaps } = words;
      const count = words.starts.length;
      for (let first = 0; first < count; first += 1) {
        const id = wordIds.idAt(words, first);
        let node = id < 0 ? undefined : roots[id];
        for (let end = first + 1; node !== undefined; end += 1) {
          for (const value of node.values ?? []) found(value, first, end);
          if (node.next === undefined || end >= count || gaps[end] !== GAP.none) break;
          node = node.next.get(wordIds.idAt(words, end));
        }
      }
    },
  };
}

const emptyNode = <Value>(): Node<Value> => ({ next: undefined, values: undefined });

function phraseKeys(phrase: string, keyOf: (word: string) => string): string[] {
  const { starts, ends } = findWords(phrase);
  return starts.map((start, at) => keyOf(phrase.slice(start, ends[at]))).filter((key) => key !== "");
}
