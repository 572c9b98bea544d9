import type { MatchKey } from "./match-key.js";
import { comparedBy, type Word } from "./word-table.js";
import { findWords, GAP, type Words } from "./words.js";

/** Phrases over words in one automaton; all that occur in a text are found in one pass over its words. */
export interface PhraseTrie<Value> {
  /** How many phrases were added: whether a text that was scanned has to be scanned again. */
  readonly size: number;
  /** What is known of a phrase, made when it is first added; nothing for a phrase without a word. */
  add(phrase: string): Value | undefined;
  /** Calls back with what is known of each phrase that occurs, its first word and the word behind its last. */
  scan(words: Words, found: (value: Value, first: number, end: number) => void): void;
}

/** Most phrases end in a node of their own, with nothing behind it: what is empty is not made. */
interface Node<Value> {
  next: Map<string, Node<Value>> | undefined;
  /** A bit for each key of `next` by its hash, so that most words need not be looked up there. */
  bits: number;
  value: Value | undefined;
}

/** A trie whose words are compared by their spelling or by their sound. */
export function createPhraseTrie<Value>(valueOf: () => Value, bySound = false): PhraseTrie<Value> {
  const roots = new Map<string, Node<Value>>();
  let size = 0;
  /** Another one for each state of the trie, by which a word knows whether what it remembers still holds. */
  let state = {};

  const rootOf = (word: Word): Node<Value> | null => {
    // A word remembers one trie, and few texts are read by sound.
    if (bySound) return roots.get(comparedBy(word, true).key) ?? null;
    if (word.state !== state) {
      word.root = roots.get(word.key) ?? null;
      word.state = state;
    }
    // No other trie has this state.
    return word.root as Node<Value> | null;
  };

  return {
    get size() {
      return size;
    },
    add(phrase) {
      let node: Node<Value> | undefined;
      for (const word of findWords(phrase).words) {
        const compared = comparedBy(word, bySound);
        if (compared.key === "") continue;
        node = node === undefined ? following(roots, compared) : behind(node, compared);
      }
      if (node === undefined) return undefined;
      size += 1;
      state = {};
      node.value ??= valueOf();
      return node.value;
    },
    scan({ words, gaps, count }, found) {
      for (let first = 0; first < count; first += 1) {
        let node = rootOf(words[first]!);
        for (let end = first + 1; node !== null; end += 1) {
          if (node.value !== undefined) found(node.value, first, end);
          if (node.next === undefined || end >= count || gaps[end] !== GAP.none) break;
          const word = words[end]!;
          const compared = comparedBy(word, bySound);
          const next = (node.bits & bitOf(compared)) === 0 ? undefined : node.next.get(compared.key);
          if (next !== undefined) node = next;
          else if (!word.isParticle || end + 1 >= count || gaps[end + 1] !== GAP.none) break;
          else {
            // "दाल में ही काला", "his nose was literally cut off"
            end += 1;
            node = node.next.get(comparedBy(words[end]!, bySound).key) ?? null;
          }
        }
      }
    },
  };
}

/** The node behind another one for one more word. */
function behind<Value>(node: Node<Value>, compared: MatchKey): Node<Value> {
  node.bits |= bitOf(compared);
  node.next ??= new Map();
  return following(node.next, compared);
}

const bitOf = ({ hash }: MatchKey): number => 1 << (hash & 31);

/** The node for a word, made where there is none. */
function following<Value>(nodes: Map<string, Node<Value>>, { key }: MatchKey): Node<Value> {
  const known = nodes.get(key);
  if (known !== undefined) return known;
  const made: Node<Value> = { next: undefined, bits: 0, value: undefined };
  nodes.set(key, made);
  return made;
}
