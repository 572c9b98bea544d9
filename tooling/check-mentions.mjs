// @ts-check
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { filesBelow } from "./workspace.mjs";

// What is true of one machine or one network only has no place in what everyone reads.
const patterns = {
  "a package registry": /\b(?:registry|mirrors?|deb|archive|packages)\.[a-z\d-]+\.[a-z]{2,}\b/i,
  "a path of one machine":
    /(?<![\p{L}\p{N}._~*\\-])(?:\/(?:work|tmp|root|home|Users)\/[\p{L}\p{N}._-]|[A-Z]:\\Users\\)/u,
};

// The lock file and data from elsewhere are not our words.
const skipped = /(^|\/)fixtures\/|(^|\/)(pnpm-lock\.yaml|\.tsbuildinfo)$/;

/**
 * Lines that name a package registry or a path of one machine, in source, documents and settings.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function findMentions(root) {
  const own = readdirSync(root).filter((name) => statSync(join(root, name)).isFile());
  const below = ["packages", "apps", "tooling", "docs", "examples", ".ci", ".changeset"].flatMap((folder) =>
    filesBelow(join(root, folder)).map((file) => `${folder}/${file}`),
  );
  return [...own, ...below]
    .filter((file) => !skipped.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), "utf8")
        .split("\n")
        .flatMap((line, index) =>
          Object.entries(patterns)
            .filter(([, pattern]) => pattern.test(line))
            .map(([what]) => `${file}:${index + 1} must not name ${what}: ${line.trim().slice(0, 120)}`),
        ),
    );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const mentions = findMentions(resolve(import.meta.dirname, ".."));
  for (const mention of mentions) console.error(mention);
  console.log(`mentions: ${mentions.length} violations`);
  process.exitCode = mentions.length === 0 ? 0 : 1;
}
