// @ts-check
import { watch } from "node:fs";
import { join } from "node:path";
import { createServer } from "vitepress";
import { assemble } from "./generate.mjs";

// The site while its pages are written: a page that is saved is shown; what is generated is made once.
const putPage = await assemble();
const pages = join(import.meta.dirname, "pages");
watch(pages, { recursive: true }, (_, file) => {
  if (file?.endsWith(".md")) putPage(file);
});
const server = await createServer(import.meta.dirname);
await server.listen();
server.printUrls();
