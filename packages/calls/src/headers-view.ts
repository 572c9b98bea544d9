/** The one method of `Headers` that is read here. */
export interface HeadersView {
  get(name: string): string | null;
}
