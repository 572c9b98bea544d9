import { describe, expect, test } from "vitest";
import { baseUrlProblem, isLoopbackUrl, withoutEndSlash } from "./base-url.js";

describe("baseUrlProblem", () => {
  test.each([
    ["https://api.groq.com", false],
    ["http://127.0.0.1:11434/v1", false],
    ["http://[::1]:8080", false],
    ["http://localhost", false],
    ["http://models.localhost/v1/", false],
    ["http://10.0.0.7:8000/v1", true],
    ["https://उदाहरण.भारत/v1", false],
  ])("takes %j", (url, allowHttp) => {
    expect(baseUrlProblem(url, allowHttp)).toBeNull();
  });

  test.each([
    ["http://10.0.0.7:8000/v1", false, "https, or http on this machine"],
    ["http://127.0.0.1.evil.example/v1", false, "https, or http on this machine"],
    ["http://localhost.evil.example", false, "https, or http on this machine"],
    ["ftp://127.0.0.1", true, "https, or http on this machine"],
    ["127.0.0.1:8080", true, "must be an address"],
    ["", true, "must be an address"],
    ["https://a.example/v1?key=sk-secret0123", false, "end before any ? or #"],
    ["https://a.example/v1#sk-secret0123", false, "end before any ? or #"],
    ["https://me:sk-secret0123@a.example/v1", false, "user name or password"],
    ["http://sk-secret0123@ :8080", false, "must be an address"],
    ["me:sk-secret0123@a.example", false, "https, or http on this machine"],
    ["a b?key=sk-secret0123", false, "must be an address"],
  ])("says what is wrong with %j, and shows no secret", (url, allowHttp, words) => {
    const problem = baseUrlProblem(url, allowHttp);
    expect(problem).toContain(words);
    expect(problem).not.toContain("sk-secret0123");
  });
});

test("an address of this machine is told by its host, not by how it begins", () => {
  expect(isLoopbackUrl("http://127.1.2.3:80")).toBe(true);
  expect(isLoopbackUrl("https://127.0.0.1.example.org")).toBe(false);
  expect(withoutEndSlash("http://127.0.0.1/v1//")).toBe("http://127.0.0.1/v1");
});
