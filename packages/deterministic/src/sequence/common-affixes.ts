/** What two sequences share at their ends. The suffix does not reach into the prefix. */
export interface CommonAffixes {
  readonly prefix: number;
  readonly suffix: number;
}

/** How many items two sequences share at the start, and how many of the rest at the end. */
export function commonAffixes(left: Int32Array, right: Int32Array): CommonAffixes {
  const shorter = Math.min(left.length, right.length);
  let prefix = 0;
  while (prefix < shorter && left[prefix] === right[prefix]) prefix += 1;
  let suffix = 0;
  while (suffix < shorter - prefix && left[left.length - 1 - suffix] === right[right.length - 1 - suffix]) suffix += 1;
  return { prefix, suffix };
}
