/**
 * The judge where none is named, `openai/gpt-oss-120b` on Groq, as a descriptor.
 *
 * It is the one model for which there is direct evidence on Indic text in the study that the Indic judge follows (56
 * of 62 graded traces agree, see the docs of the judge for what goes with that number). That is no reason to think it
 * the best one: competence in Indian languages does not follow from size or from scores in English. Other reasons:
 * Groq enforces a JSON schema for it, its reasoning is returned and can be checked, its weights are open, so that a
 * judgement can be made again elsewhere. Judge nothing of its own family (gpt-oss, gpt) with it.
 *
 * @example
 * defaultJudgeModel.model; // => "openai/gpt-oss-120b"
 */
export const defaultJudgeModel = Object.freeze({ backend: "groq", model: "openai/gpt-oss-120b" });
