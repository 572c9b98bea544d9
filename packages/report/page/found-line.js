import { byId } from "./elements.js";

/**
 * The line that says how many cases were found. It is read out, so it changes when a search is over; how far a search
 * is stands beside it for the eye.
 *
 * @param {number} all
 */
export function foundLine(all) {
  const line = byId("found");
  return {
    /** @param {number} count */
    say(count) {
      line.textContent = `${count.toLocaleString("en")} of ${all.toLocaleString("en")} cases`;
      line.removeAttribute("data-busy");
    },
    /** @param {number} share */
    wait(share) {
      line.setAttribute("data-busy", `${Math.floor(share * 100)} %`);
    },
  };
}
