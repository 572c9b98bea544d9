// @ts-check
import { existsSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitepress";
import { withContentPolicy } from "../playground/content-policy.mjs";
import { nameBlocks } from "./named-blocks.mjs";
import { searchSettings, searchWithoutFunctions } from "./search-settings.mjs";
import { readSidebar } from "./sidebar.mjs";

const pages = join(import.meta.dirname, "../dist/pages");
// The playground joins when its page does.
const playground = existsSync(join(pages, "playground.md")) ? [{ text: "Playground", link: "/playground" }] : [];

export default defineConfig({
  title: "@eval",
  description: "Evaluation metrics for LLM output that are right for Indian languages",
  lang: "en",
  srcDir: "dist/pages",
  outDir: "dist/site",
  cacheDir: "node_modules/.cache/vitepress",
  base: process.env["DOCS_BASE"] ?? "/",
  // No link to a page that is not there; places on a page are checked in the built site.
  ignoreDeadLinks: false,
  metaChunk: true,
  transformHtml: withContentPolicy,
  // The worker of the playground loads packages when a case first needs them.
  vite: {
    plugins: [searchWithoutFunctions()],
    worker: { format: "es" },
    build: { chunkSizeWarningLimit: 1000 },
  },
  markdown: {
    // Those of the default theme have comments too pale to read.
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    config: nameBlocks,
  },
  themeConfig: {
    nav: [
      { text: "Start", link: "/" },
      { text: "Guides", link: "/guides/score-a-file", activeMatch: "/guides/" },
      { text: "Metrics", link: "/metrics/", activeMatch: "/metrics/" },
      ...playground,
      { text: "Findings", link: "/findings/", activeMatch: "/findings/" },
      { text: "Reference", link: "/reference/command-line", activeMatch: "/(reference|api)/" },
    ],
    sidebar: readSidebar(pages),
    outline: { level: [2, 3], label: "On this page" },
    search: { provider: "local", options: { miniSearch: searchSettings } },
    notFound: {
      title: "There is no such page",
      quote: "It may have moved: the search finds pages by their words, in every script.",
      linkText: "To the start",
    },
    footer: { message: "MIT licence. No tracking, no fonts or scripts from elsewhere." },
  },
});
