import { ask } from "./ask.js";
import { caseView } from "./case-view.js";
import { LABELS, showState } from "./desk-state.js";
import { byId } from "./elements.js";

/** The case in front of a labeler, and what they can do with it. */
export class Desk {
  #session;
  #place = 0;
  #isBusy = false;
  /** @type {Map<number, string>} */
  #drafts = new Map();

  /** @param {import("./session.js").Session} session */
  constructor(session) {
    this.#session = session;
    for (const label of LABELS) this.#listen(label, () => this.#label(label));
    this.#listen("previous", () => this.show(this.#place - 1));
    this.#listen("next", () => this.show(this.#place + 1));
    this.#listen("unlabelled", () => this.#showUnlabelled(this.#place + 1));
    this.#listen("undo", () => this.#undo());
    this.#listen("retry", () => this.#attempt(() => session.save(), "Saved."));
    const note = byId("note");
    note.addEventListener("input", () => this.#drafts.set(this.#place, this.#note.value));
    note.addEventListener("change", () => this.#saveNote());
  }

  /** Shows the first case without a label, or the first where all have one. */
  async begin() {
    await this.show(this.#session.nextUnlabelled(0) ?? 0);
    if (this.#session.unsaved > 0) await this.#attempt(() => this.#session.save(), "Saved.");
  }

  /** @param {number} place */
  async show(place) {
    if (place < 0 || place >= this.#session.total) return;
    this.#place = place;
    try {
      const shown = await ask("case", { labeler: this.#session.labeler, place });
      // By now the labeler may have gone on.
      if (place !== this.#place) return;
      byId("case").replaceChildren(caseView(shown));
      this.#refresh();
      window.scrollTo(0, 0);
      byId("place").focus({ preventScroll: true });
    } catch (error) {
      this.#refresh();
      byId("case").replaceChildren();
      tell("trouble", `The case cannot be shown: ${messageOf(error)}`);
    }
  }

  get #note() {
    return /** @type {HTMLTextAreaElement} */ (byId("note"));
  }

  /** @param {string} label */
  async #label(label) {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const place = this.#place;
    const isSaved = await this.#attempt(
      () => this.#session.say(place, { label, note: this.#note.value }),
      `Saved: ${label}.`,
    );
    if (isSaved) await this.#showUnlabelled(place + 1);
    this.#isBusy = false;
  }

  /** @param {number} from */
  async #showUnlabelled(from) {
    const next = this.#session.nextUnlabelled(from);
    if (next !== null) return this.show(next);
    this.#refresh();
    tell("said", `All ${this.#session.total} cases are labelled. Close this page, or go back to look at them again.`);
  }

  async #undo() {
    if (this.#isBusy || !this.#session.canUndo) return;
    let place = /** @type {number | null} */ (null);
    const isSaved = await this.#attempt(async () => {
      const undone = this.#session.undo();
      place = undone.place;
      this.#drafts.delete(place);
      await undone.saved;
    }, "Taken back.");
    if (place !== null && isSaved) await this.show(place);
  }

  /** A note that was changed after the label is saved with the same label again. */
  async #saveNote() {
    const place = this.#place;
    const said = this.#session.saidOf(place);
    const note = this.#note.value;
    if (said === undefined || said.note === note || this.#isBusy) return;
    await this.#attempt(() => this.#session.say(place, { label: said.label, note }), "Note saved.");
  }

  /**
   * @param {() => Promise<unknown>} act
   * @param {string} done
   */
  async #attempt(act, done) {
    try {
      await act();
      tell("trouble", "");
      tell("said", done);
      return true;
    } catch (error) {
      tell("said", "");
      tell("trouble", `Not saved: ${messageOf(error)}. Your label is kept in this tab until it is saved.`);
      return false;
    } finally {
      this.#refresh();
    }
  }

  #refresh() {
    showState(this.#session, this.#place);
    this.#note.value = this.#drafts.get(this.#place) ?? this.#session.saidOf(this.#place)?.note ?? "";
  }

  /**
   * @param {string} id
   * @param {() => unknown} act
   */
  #listen(id, act) {
    byId(id).addEventListener("click", () => void act());
  }
}

/**
 * @param {string} id
 * @param {string} text
 */
function tell(id, text) {
  byId(id).textContent = text;
}

const messageOf = (/** @type {unknown} */ error) => (error instanceof Error ? error.message : String(error));
