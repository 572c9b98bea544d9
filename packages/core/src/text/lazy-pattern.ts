/**
 * A regular expression that is compiled when it is first asked for. Character properties cost about half a millisecond
 * a pattern, which an import would otherwise charge to everyone.
 */
export function lazyPattern(source: string, flags = "u"): () => RegExp {
  let pattern: RegExp | undefined;
  return () => {
    pattern ??= new RegExp(source, flags);
    return pattern;
  };
}
