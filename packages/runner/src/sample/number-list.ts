const INITIAL = 16;

/** A growing list of case numbers at four bytes each: that of a million cases takes 4 MB. */
export class NumberList {
  #items = new Int32Array(INITIAL);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(item: number): void {
    if (this.#length === this.#items.length) {
      const larger = new Int32Array(2 * this.#length);
      larger.set(this.#items);
      this.#items = larger;
    }
    this.#items[this.#length] = item;
    this.#length += 1;
  }

  at(index: number): number {
    return this.#items[index]!;
  }
}
