/** What words are compared by, with what tells most of them apart at a glance. */
export interface MatchKey {
  readonly key: string;
  readonly hash: number;
  /** First and last code unit of the key, 0 where it is empty. */
  readonly first: number;
  readonly last: number;
}

export function matchKey(key: string): MatchKey {
  let hash = key.length;
  for (let at = 0; at < key.length; at += 1) hash = (Math.imul(hash, 31) + key.charCodeAt(at)) | 0;
  if (key === "") return { key, hash, first: 0, last: 0 };
  return { key, hash, first: key.charCodeAt(0), last: key.charCodeAt(key.length - 1) };
}
