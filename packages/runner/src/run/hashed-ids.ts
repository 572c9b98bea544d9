const INITIAL_SLOTS = 1 << 12;
const MULTIPLIER_A = 0x85ebca6b;
const MULTIPLIER_B = 0xc2b2ae35;

/**
 * Finds ids that occur twice without keeping them: 24 bytes an id instead of the text. Ids are compared by a hash of
 * 53 bits, so among a million different ids the chance of one false alarm is about 1 in 18,000.
 */
export class HashedIds {
  #slots = new Float64Array(INITIAL_SLOTS);
  #numbers = new Uint32Array(INITIAL_SLOTS);
  #size = 0;

  /** Adds the id of a case; gives the number of the case that had it before, or null. */
  add(id: string, number: number): number | null {
    if (this.#size * 2 >= this.#slots.length) this.#grow();
    return this.#insert(hash53(id), number);
  }

  #insert(hash: number, number: number): number | null {
    const mask = this.#slots.length - 1;
    for (let slot = (hash % 0x7fffffff) & mask; ; slot = (slot + 1) & mask) {
      const held = this.#slots[slot];
      if (held === hash) return this.#numbers[slot] as number;
      if (held === 0) {
        this.#slots[slot] = hash;
        this.#numbers[slot] = number;
        this.#size += 1;
        return null;
      }
    }
  }

  #grow(): void {
    const [old, numbers] = [this.#slots, this.#numbers];
    this.#slots = new Float64Array(old.length * 2);
    this.#numbers = new Uint32Array(old.length * 2);
    this.#size = 0;
    old.forEach((hash, slot) => {
      if (hash !== 0) this.#insert(hash, numbers[slot] as number);
    });
  }
}

/** Two multiplicative hashes of the code units, joined into one whole number from 1 to 2^53. */
function hash53(text: string): number {
  let high = 0x9e3779b9 ^ text.length;
  let low = 0x7f4a7c15;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, MULTIPLIER_A);
    low = Math.imul(low ^ unit, MULTIPLIER_B);
  }
  high ^= high >>> 15;
  low = Math.imul(low ^ (high >>> 13), MULTIPLIER_A) ^ (low >>> 16);
  return (high >>> 11) * 2 ** 32 + (low >>> 0) + 1;
}
