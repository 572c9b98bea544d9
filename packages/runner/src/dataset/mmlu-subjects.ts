/**
 * The subjects of MMLU in the four groups of its paper (table 1 there; by subject in `categories.py` of the authors'
 * evaluation code). "Other" is theirs too: business, health, miscellaneous.
 *
 * @see Hendrycks et al. 2021, Measuring massive multitask language understanding, https://arxiv.org/abs/2009.03300
 * @see https://github.com/hendrycks/test/blob/master/categories.py, MIT
 */
const GROUPS: Readonly<Record<string, string>> = {
  STEM: `abstract_algebra astronomy college_biology college_chemistry college_computer_science college_mathematics
    college_physics computer_security conceptual_physics electrical_engineering elementary_mathematics
    high_school_biology high_school_chemistry high_school_computer_science high_school_mathematics high_school_physics
    high_school_statistics machine_learning`,
  humanities: `formal_logic high_school_european_history high_school_us_history high_school_world_history
    international_law jurisprudence logical_fallacies moral_disputes moral_scenarios philosophy prehistory
    professional_law world_religions`,
  "social sciences": `econometrics high_school_geography high_school_government_and_politics
    high_school_macroeconomics high_school_microeconomics high_school_psychology human_sexuality
    professional_psychology public_relations security_studies sociology us_foreign_policy`,
  other: `anatomy business_ethics clinical_knowledge college_medicine global_facts human_aging management marketing
    medical_genetics miscellaneous nutrition professional_accounting professional_medicine virology`,
};

let groups: ReadonlyMap<string, string> | null = null;

/** The group of an MMLU subject, or null: a subject that the paper does not have stays on its own. */
export function mmluGroup(subject: string): string | null {
  groups ??= new Map(
    Object.entries(GROUPS).flatMap(([group, names]) => names.split(/\s+/).map((name) => [name, group] as const)),
  );
  return groups.get(subject.trim().toLowerCase().replaceAll(" ", "_")) ?? null;
}

/** Every subject, for whoever counts. */
export const mmluSubjects = (): readonly string[] => Object.values(GROUPS).flatMap((names) => names.split(/\s+/));
