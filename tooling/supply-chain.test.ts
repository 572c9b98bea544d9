import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readManifest, readPackages } from "./workspace.mjs";

const root = resolve(import.meta.dirname, "..");
const settings = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8");
const published = readPackages(root).filter(({ manifest }) => manifest.private !== true);

describe("the supply chain", () => {
  test("takes nothing younger than a week, nothing from outside the registry, nothing less trusted than before", () => {
    expect(Number(/^minimumReleaseAge: (\d+)$/m.exec(settings)?.[1])).toBeGreaterThanOrEqual(7 * 24 * 60);
    expect(settings).toMatch(/^blockExoticSubdeps: true$/m);
    expect(settings).toMatch(/^trustPolicy: no-downgrade$/m);
  });

  test("runs no install script of a dependency", () => {
    expect(settings).not.toMatch(
      /^(onlyBuiltDependencies|neverBuiltDependencies|dangerouslyAllowAllBuilds|allowBuilds)/m,
    );
  });

  test("installs what the lock file says", () => {
    const { scripts } = readManifest(root);
    expect(scripts?.["setup"]).toContain("install --frozen-lockfile");
    expect(scripts?.["test"]).toMatch(/^npm run -s setup && /);
    expect(scripts?.["demo"]).toMatch(/^npm run -s setup && /);
  });

  test.each(published)("publishes $name with provenance, without install scripts", ({ manifest }) => {
    expect(manifest.publishConfig).toMatchObject({ access: "public", provenance: true });
    const scripts = Object.keys(manifest.scripts ?? {});
    expect(scripts.filter((name) => /^(pre|post)?(install|prepare|uninstall)$/.test(name))).toEqual([]);
  });

  test.each([...readPackages(root), { name: "root", manifest: readManifest(root) }])(
    "pins what $name takes from others",
    ({ manifest }) => {
      const ranges = { ...manifest.dependencies, ...manifest.devDependencies };
      const loose = Object.entries(ranges).filter(
        ([, range]) => !/^(workspace:[\^*]|\d+\.\d+\.\d+(-.+)?)$/.test(range),
      );
      expect(loose).toEqual([]);
    },
  );
});
