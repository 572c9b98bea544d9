// @ts-check
import { cpSync, watch } from "node:fs";
import { join } from "node:path";
import { createServer } from "vitepress";
import { assemble, assembled } from "./generate.mjs";

// The site while its pages are written: a page that is saved is shown; what is generated is made once.
await assemble();
const pages = join(import.meta.dirname, "pages");
watch(pages, { recursive: true }, (_, file) => {
  if (file?.endsWith(".md")) cpSync(join(pages, file), join(assembled, file), { force: true });
});
const server = await createServer(import.meta.dirname);
await server.listen();
server.printUrls();
