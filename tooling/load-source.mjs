// @ts-check
import { resolve } from "node:path";
import { runnerImport } from "vite";

const root = resolve(import.meta.dirname, "..");
const conditions = ["@eval/source", "module", "node", "development|production"];
const config = {
  root,
  configFile: /** @type {const} */ (false),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // The environment that runs the source takes a package for one that was built unless it is told not to.
  environments: { inline: { resolve: { conditions, noExternal: [/^@eval\//] } } },
};

/**
 * The exports of a source file of this repository, without a build.
 *
 * @param {string} file from the root of the repository
 * @returns {Promise<any>}
 */
export const loadSource = async (file) => (await runnerImport(resolve(root, file), config)).module;
