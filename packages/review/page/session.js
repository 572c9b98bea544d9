import { ask } from "./ask.js";
import { pendingLabels } from "./pending-labels.js";

/** @typedef {import("./pending-labels.js").Said} Said */

/** One labeler at work: what they said so far, and what is still to be saved. */
export class Session {
  #pending;
  /** @type {Map<number, Said>} */
  #said;
  /** @type {{ place: number, before: Said | undefined }[]} */
  #history = [];
  /** @type {Promise<void>} */
  #saving = Promise.resolve();

  /** @param {{ labeler: string, total: number, labels: ({ place: number } & Said)[] }} start */
  constructor({ labeler, total, labels }) {
    this.labeler = labeler;
    this.total = total;
    this.#pending = pendingLabels(labeler);
    this.#said = new Map(labels.map(({ place, label, note }) => [place, { label, note }]));
    for (const [place, said] of this.#pending.entries()) this.#set(place, said);
  }

  get labelled() {
    return this.#said.size;
  }

  get unsaved() {
    return this.#pending.size();
  }

  get canUndo() {
    return this.#history.length > 0;
  }

  /** @param {number} place */
  saidOf(place) {
    return this.#said.get(place);
  }

  /** @param {number} place */
  isUnsaved(place) {
    return this.#pending.has(place);
  }

  /**
   * The next case without a label, from a place on and round to it again; null where all have one.
   *
   * @param {number} from
   */
  nextUnlabelled(from) {
    for (let step = 0; step < this.total; step++) {
      const place = (from + step) % this.total;
      if (!this.#said.has(place)) return place;
    }
    return null;
  }

  /**
   * Says something of a case and saves it. What cannot be saved is kept, and the error thrown.
   *
   * @param {number} place
   * @param {Said} said
   */
  async say(place, said) {
    this.#history.push({ place, before: this.#said.get(place) });
    await this.#record(place, said);
  }

  /** Takes back what was said last; there must be something. */
  undo() {
    const { place, before } = /** @type {{ place: number, before: Said | undefined }} */ (this.#history.pop());
    return { place, saved: this.#record(place, before ?? { label: null, note: "" }) };
  }

  /** Saves what could not be saved before, the oldest first, and one after another: the last line of a case counts. */
  save() {
    const saved = this.#saving.then(() => this.#sendPending());
    this.#saving = saved.catch(() => {});
    return saved;
  }

  async #sendPending() {
    for (const [place, said] of this.#pending.entries()) {
      await ask("label", { labeler: this.labeler, place, ...said });
      this.#pending.drop(place, said);
    }
  }

  /**
   * @param {number} place
   * @param {Said} said
   */
  async #record(place, said) {
    this.#set(place, said);
    this.#pending.put(place, said);
    await this.save();
  }

  /**
   * @param {number} place
   * @param {Said} said
   */
  #set(place, said) {
    if (said.label === null) this.#said.delete(place);
    else this.#said.set(place, said);
  }
}
