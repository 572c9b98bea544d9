import { ask } from "./ask.js";
import { Desk } from "./desk.js";
import { byId } from "./elements.js";
import { listenToKeys } from "./keyboard.js";
import { plainParts } from "./plain-parts.js";
import { Session } from "./session.js";

const REMEMBERED = "labeler";

/**
 * Begins or goes on under a name, which the tab remembers: two people in two windows do not mix.
 *
 * @param {string} name
 */
async function begin(name) {
  const start = await ask("start", { labeler: name });
  sessionStorage.setItem(REMEMBERED, start.labeler);
  const session = new Session(start);
  byId("labeler").textContent = start.labeler;
  byId("seed").textContent = String(start.seed);
  showRubric(start.rubric, session.labelled === 0);
  byId("welcome").hidden = true;
  byId("desk").hidden = false;
  listenToKeys();
  window.addEventListener("beforeunload", (event) => {
    if (session.unsaved > 0) event.preventDefault();
  });
  await new Desk(session).begin();
}

/**
 * @param {string | null} text
 * @param {boolean} isOpen whoever begins reads it first
 */
function showRubric(text, isOpen) {
  if (text === null) return;
  byId("rubric-text").replaceChildren(...plainParts(text));
  const rubric = /** @type {HTMLDetailsElement} */ (byId("rubric"));
  rubric.hidden = false;
  rubric.open = isOpen;
}

/** @param {string} name */
function tryToBegin(name) {
  begin(name).catch((error) => {
    byId("welcome-trouble").textContent = error.message;
  });
}

byId("welcome").addEventListener("submit", (event) => {
  event.preventDefault();
  tryToBegin(/** @type {HTMLInputElement} */ (byId("name")).value);
});
const remembered = sessionStorage.getItem(REMEMBERED);
if (remembered !== null) tryToBegin(remembered);
