import { type DefaultTreeAdapterTypes, parse } from "parse5";

/** The elements of a page with the names of their attributes, in order, as a browser's parser finds them. */
export function pageShape(page: string): string[] {
  const found: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ("tagName" in node) found.push(`${node.tagName} ${node.attrs.map(({ name }) => name).join(" ")}`);
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(parse(page));
  return found;
}
