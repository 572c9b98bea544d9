import { describe, expect, test } from "vitest";
import { kinshipOf } from "./model-family.js";

describe("two models", () => {
  test.each([
    ["openai/gpt-oss-120b", "groq/gpt-oss-120b", "same_model"],
    ["openai/gpt-oss-120b", "openrouter/openai/gpt-oss-120b:free", "same_model"],
    ["GPT-OSS-120B", "accounts/fireworks/models/gpt-oss-120b", "same_model"],
    ["openai/gpt-oss-120b", "groq/gpt-oss-20b", "same_family"],
    ["openai/gpt-oss-120b", "gpt-oss-120b-instruct", "same_family"],
    ["openai/gpt-oss-120b", "gpt-oss-20b-instruct", "same_family"],
    ["openai/gpt-oss-120b", "gpt-5-mini", "same_family"],
    ["gpt-4o", "gpt-4o-mini", "same_family"],
    ["gpt-4", "gpt-3.5-turbo", "same_family"],
    ["o1", "gpt-4o", "same_family"],
    ["meta-llama/Llama-3.3-70B-Instruct-Turbo", "llama-3.1-8b-instant", "same_family"],
    ["llama-3.1-70b-instruct", "llama-3.1-8b-instruct", "same_family"],
    ["claude-sonnet-4-5", "claude-3-5-haiku-20241022", "same_family"],
    ["gemini-1.5-pro", "gemma-2-9b-it", "same_family"],
    ["qwen2.5-72b", "qwen/qwen3-32b", "same_family"],
    ["acme/finance-v2", "acme/finance-v3-awq", "same_family"],
    ["deepseek-r1-distill-llama-70b", "llama-3.3-70b-versatile", "shared_ancestor"],
    ["llama-3-gpt4-distill", "gpt-4o", "shared_ancestor"],
    ["sarvam-m", "mistral-small-24b-instruct", "shared_ancestor"],
    ["openai/gpt-oss-120b", "claude-sonnet-4-5", "different"],
    ["qwen/qwen3-32b", "sarvam-m", "different"],
    ["phi-3-mini", "gpt-4o", "different"],
    ["acme/finance-v2", "gpt-4o", "unknown"],
    ["", "gpt-4o", "unknown"],
  ] as const)("%s and %s are %s", (left, right, kinship) => {
    expect(kinshipOf(left, right)).toBe(kinship);
    expect(kinshipOf(right, left)).toBe(kinship);
  });
});
