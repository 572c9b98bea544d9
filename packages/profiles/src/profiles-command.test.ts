import type { CommandCall } from "@eval/core";
import { describe, expect, test } from "vitest";
import { builtInProfiles } from "./profile/built-in-profiles.js";
import { profilesCommand } from "./profiles-command.js";
import { scoringProfile } from "./scoring-profile.js";

async function call(operands: readonly string[], options: CommandCall["options"] = {}) {
  const [out, err]: [string[], string[]] = [[], []];
  const ports = {
    operands,
    options,
    stdout: (line: string) => out.push(line),
    stderr: (line: string) => err.push(line),
  };
  return { code: await profilesCommand.run(ports as unknown as CommandCall), out: out.join("\n"), err: err.join("\n") };
}

describe("evals profiles", () => {
  test("lists every profile with its formula", async () => {
    const { code, out } = await call([]);
    expect(code).toBe(0);
    for (const name of Object.keys(builtInProfiles)) expect(out).toContain(name);
    expect(out).toContain("max(0.55 × rouge-l + 0.45 × chrf, 0.5 × token-f1 + 0.5 × chrf)");
    expect(out).toContain("max(normalized-match, short-answer-match, token-f1 from 0 to 1.5)");
    expect(out).toContain("indic-match if matched, negated, hedged, contradicted, incorrect");
  });

  test("shows one as data that the option profiles takes", async () => {
    for (const name of Object.keys(builtInProfiles)) {
      const { out } = await call([name]);
      expect(() => scoringProfile({ profiles: { mine: JSON.parse(out) } })).not.toThrow();
    }
    expect(JSON.parse((await call([], { json: true })).out)).toEqual(builtInProfiles);
  });

  test("says which one was meant", async () => {
    expect(await call(["short_anser_qa"])).toEqual({
      code: 2,
      out: "",
      err: 'no scoring profile is named "short_anser_qa"; did you mean "short_answer_qa"?',
    });
  });
});
