import { actionOfKey } from "./action-of-key.js";
import { byId } from "./elements.js";

const FOLDED = ["rubric", "keys"];

/** Lets keys press the buttons of the page, except where somebody writes. */
export function listenToKeys() {
  document.addEventListener("keydown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.key === "Escape" && target.id === "note") return byId("place").focus();
    const isWriting = target.matches("textarea, input:not([type=checkbox])");
    if (isWriting || !(/** @type {HTMLInputElement} */ (byId("use-keys")).checked)) return;
    const action = actionOfKey(event);
    if (action === null) return;
    event.preventDefault();
    if (action === "note") byId("note").focus();
    else if (FOLDED.includes(action)) toggle(/** @type {HTMLDetailsElement} */ (byId(action)));
    else byId(action).click();
  });
}

/** @param {HTMLDetailsElement} details */
function toggle(details) {
  details.open = !details.open;
  if (details.open) details.scrollIntoView({ block: "nearest" });
}
