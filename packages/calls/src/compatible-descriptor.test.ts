import { expect, test } from "vitest";
import { compatibleDescriptor } from "./compatible-descriptor.js";

test("another server is asked for the same model with the same settings, and is not told the name of a key", () => {
  const described = { backend: "groq", model: "m", temperature: 0, rpm: 30, apiKeyEnv: "GROQ_API_KEY" };
  expect(compatibleDescriptor(described, "http://127.0.0.1:8787/v1")).toEqual({
    backend: "openai-compatible",
    model: "m",
    temperature: 0,
    rpm: 30,
    baseURL: "http://127.0.0.1:8787/v1",
  });
});

test("a URL without a path gets the version, and what is no URL is refused", () => {
  expect(compatibleDescriptor({}, "http://127.0.0.1:8787")).toMatchObject({
    baseURL: "http://127.0.0.1:8787/v1",
    model: "judge",
  });
  expect(() => compatibleDescriptor({}, "8787")).toThrow("the URL of a judge must be one such as");
});
