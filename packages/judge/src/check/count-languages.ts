/** How many have which language; "" is those that do not say. In order of their tags. */
export function countLanguages(items: readonly { readonly language?: string }[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { language = "" } of items) counts.set(language, (counts.get(language) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
