import type { EvalCommand } from "@eval/core";

const UNUSABLE = 2;

/** `evals profiles [NAME]`: the profiles that come with `scoring-profile`; one of them as data to start from. */
export const profilesCommand: EvalCommand = {
  name: "profiles",
  summary: "list scoring profiles, or show one as data",
  usage: "[name]",
  options: [{ flags: "--json", description: "print all as one JSON object, as the option profiles takes them" }],
  examples: [
    "evals profiles",
    "evals profiles short_answer_qa > mine.json",
    "evals score a.csv -m scoring-profile --by scoring_profile",
  ],
  async run({ operands: [name], options, stdout, stderr }) {
    const { builtInProfiles } = await import("./profile/built-in-profiles.js");
    const { describeExpression } = await import("./describe-expression.js");
    const { hintOf } = await import("./nearest.js");
    if (name !== undefined && !Object.hasOwn(builtInProfiles, name)) {
      stderr(`no scoring profile is named ${JSON.stringify(name)}; ${hintOf(name, Object.keys(builtInProfiles))}`);
      return UNUSABLE;
    }
    if (name !== undefined) stdout(JSON.stringify(builtInProfiles[name as keyof typeof builtInProfiles], null, 2));
    else if (options.json === true) stdout(JSON.stringify(builtInProfiles, null, 2));
    else {
      for (const [key, { version, threshold, summary, primary }] of Object.entries(builtInProfiles)) {
        stdout(`${key} (version ${version}, passes from ${threshold})`);
        stdout(`  ${summary}`);
        stdout(`  ${describeExpression(primary)}`);
      }
      stdout("source_preserved");
      stdout("  The profile that each row names as scoring_profile; a row that names none is unscored.");
    }
    return 0;
  },
};
