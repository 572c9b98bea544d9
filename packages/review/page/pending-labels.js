/**
 * What a labeler said of a case. A label of null takes one back.
 *
 * @typedef {{ label: string | null, note: string }} Said
 */

/**
 * Labels that the server has not saved yet. The tab remembers them, so that a reload loses none.
 *
 * @param {string} labeler
 */
export function pendingLabels(labeler) {
  const key = `pending labels of ${labeler}`;
  /** @type {Map<number, Said>} */
  const pending = new Map(JSON.parse(sessionStorage.getItem(key) ?? "[]"));
  const keep = () => sessionStorage.setItem(key, JSON.stringify([...pending]));
  return {
    entries: () => [...pending],
    has: (/** @type {number} */ place) => pending.has(place),
    size: () => pending.size,
    put(/** @type {number} */ place, /** @type {Said} */ said) {
      pending.set(place, said);
      keep();
    },
    /** Forgets what was saved, unless something else was said meanwhile. */
    drop(/** @type {number} */ place, /** @type {Said} */ said) {
      if (pending.get(place) === said) pending.delete(place);
      keep();
    },
  };
}
