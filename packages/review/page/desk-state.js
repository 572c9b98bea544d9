import { byId } from "./elements.js";

export const LABELS = ["correct", "incorrect", "unsure"];

/**
 * Shows where a labeler is, what they said of the case, and what can be done from here.
 *
 * @param {import("./session.js").Session} session
 * @param {number} place
 */
export function showState(session, place) {
  const { labelled, total, unsaved, canUndo } = session;
  const said = session.saidOf(place);
  const state = said === undefined ? "not labelled yet" : `labelled ${said.label}`;
  byId("place").textContent = `Case ${place + 1} of ${total}`;
  byId("state").textContent = session.isUnsaved(place) ? `${state}, not saved` : state;
  byId("progress-text").textContent = `${labelled} of ${total} labelled`;
  Object.assign(byId("progress"), { max: total, value: labelled });
  for (const label of LABELS) byId(label).setAttribute("aria-pressed", String(said?.label === label));
  turnOff("previous", place === 0);
  turnOff("next", place === total - 1);
  turnOff("unlabelled", labelled === total);
  turnOff("undo", !canUndo);
  byId("retry").hidden = unsaved === 0;
}

/**
 * @param {string} id
 * @param {boolean} isOff
 */
function turnOff(id, isOff) {
  /** @type {HTMLButtonElement} */ (byId(id)).disabled = isOff;
}
