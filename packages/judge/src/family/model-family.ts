import { lazyPattern } from "@eval/core/text";

/** How close two models are, as far as their names tell. */
export type Kinship = "same_model" | "same_family" | "shared_ancestor" | "different" | "unknown";

/**
 * How close the model that judges is to the one that answered, by their names. A judge favours answers of its own
 * model, of its family and of models trained on it, so `same_model`, `same_family` and `shared_ancestor` are reasons to
 * take another judge; `unknown` is no clearance.
 *
 * Names are compared without provider, host, size, date, quantisation and role. Not every descent shows in a name.
 *
 * @see https://arxiv.org/abs/2502.01534 on preference leakage; https://arxiv.org/abs/2404.13076 on self-preference
 * @example
 * kinshipOf("openai/gpt-oss-120b", "groq/gpt-oss-120b"); // => "same_model"
 * kinshipOf("openai/gpt-oss-120b", "gpt-5-mini"); // => "same_family"
 * kinshipOf("deepseek-r1-distill-llama-70b", "llama-3.3-70b-versatile"); // => "shared_ancestor"
 * kinshipOf("openai/gpt-oss-120b", "claude-sonnet-4-5"); // => "different"
 * kinshipOf("acme/finance-v2", "gpt-4o"); // => "unknown"
 */
export function kinshipOf(judge: string, answering: string): Kinship {
  const [left, right] = [bareName(judge), bareName(answering)];
  if (left === "" || right === "") return "unknown";
  if (left === right) return "same_model";
  const [leftFamilies, rightFamilies] = [familiesOf(left), familiesOf(right)];
  const stem = stemOf(left);
  if (stem !== "" && stem === stemOf(right)) return "same_family";
  if (leftFamilies.length === 0 || rightFamilies.length === 0) return "unknown";
  if (!leftFamilies.some((family) => rightFamilies.includes(family))) return "different";
  return leftFamilies.length === 1 && rightFamilies.length === 1 ? "same_family" : "shared_ancestor";
}

/** The name without what a provider or host puts around it. */
function bareName(name: string): string {
  const path = name.normalize("NFKC").toLowerCase().trim().replace(IGNORABLE(), "");
  // Everything up to the last slash is provider and folder; a host's tag follows a colon (`:free`, `:8b-q4_K_M`).
  const last = path.slice(path.lastIndexOf("/") + 1);
  return last.replace(/[:@](?!\d*b\b).*$/, "").replace(":", "-"); // ascii: names of models
}

const IGNORABLE = lazyPattern("\\p{Default_Ignorable_Code_Point}", "gu");

/** What stands in a name beside the name: size, date, version of the weights' form, role. */
const SUFFIX =
  /^(?:\d+(?:\.\d+)?[bm]|\d+x\d+b|e\d+b|a\d+b|mini|nano|micro|small|medium|large|xl|lite|flash|pro|ultra|haiku|sonnet|opus|instruct|it|chat|turbo|versatile|instant|preview|latest|exp|base|hf|thinking|reasoning|q\d+|k|m|s|[qk]\d?_[a-z0-9_]+|q\d+_[a-z0-9_]+|awq|gptq|gguf|fp8|fp16|bf16|int[48]|bnb|\d{4}|\d{6}|\d{8})$/; // ascii: names of models

/** The name without its suffixes and the version at its end: `llama-3.1-8b-instant` is `llama`. */
function stemOf(name: string): string {
  const parts = name.split(/[-_]/);
  while (parts.length > 1 && (SUFFIX.test(parts.at(-1) ?? "") || /^v?\d+(?:\.\d+)*$/.test(parts.at(-1) ?? "")))
    parts.pop();
  return parts
    .join("-")
    .replace(/\d+(?:\.\d+)*o?$/, "")
    .replace(/-$/, "");
}

/** Who made a model, and whose weights or answers it grew from. The names of a distilled model name both. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/(?:^|-)(?:chatgpt|gpt)|^o[1-9](?:-|$)|davinci/, "openai"],
  [/llama|airavata|hercule/, "meta"],
  [/gemma|gemini/, "google"],
  [/claude/, "anthropic"],
  [/qwen|qwq/, "alibaba"],
  [/mi(?:s|x)tral|magistral|codestral|ministral|sarvam-m(?:-|$)/, "mistral"],
  [/deepseek/, "deepseek"],
  [/kimi|moonshot/, "moonshot"],
  [/sarvam/, "sarvam"],
  [/(?:^|-)phi-?\d/, "microsoft"],
  [/command-|aya-/, "cohere"],
  [/grok/, "xai"],
  [/glm-/, "zhipu"],
  [/krutrim/, "krutrim"],
  [/^param-/, "bharatgen"],
];

const familiesOf = (name: string): string[] =>
  FAMILIES.flatMap(([pattern, family]) => (pattern.test(name) ? [family] : []));
