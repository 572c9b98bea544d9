/**
 * A flag as people read it.
 *
 * @param {string} code
 */
export const flagName = (code) => code.replaceAll("_", " ");
