import { describe, expect, test } from "vitest";
import { indicMatch } from "./indic-match.js";

const metric = indicMatch();

/** Each denies the one and asserts the other. */
const DENIED_FOR_ANOTHER = [
  ["Woh Mumbai se nahi Dilli se hai", "Delhi", "Mumbai"],
  ["Akbar ne nahi Shah Jahan ne banwaya tha", "Shah Jahan", "Akbar"],
  ["Dilli mein nahi hai bhai Agra mein hai", "Agra", "Delhi"],
  ["rajdhani Mumbai mein nahin Kolkata mein thi", "Kolkata", "Mumbai"],
  ["Yamuna ko nahi Ganga ko kehte hain", "Ganga", "Yamuna"],
  ["Gandhi ji nahi the Nehru the", "Nehru", "Gandhi"],
  ["Dhoni nahi yaar Sachin", "Sachin", "Dhoni"],
  ["Mumbai la nahi Pune la gela", "Pune", "Mumbai"],
  ["Jaipur mein hai Jodhpur mein nahi", "Jaipur", "Jodhpur"],
  ["Kabir ne likha Tulsidas ne nahi", "Kabir", "Tulsidas"],
  ["Bangalore illa Chennai than", "Chennai", "Bengaluru"],
  ["yeh Mumbai nahi hai yeh Dilli hai", "Delhi", "Mumbai"],
  ["1950 mein nahi 1947 mein azaad hua", "1947", "1950"],
  ["दिल्ली में नहीं है भाई आगरा में है", "आगरा", "दिल्ली"],
  ["asha ne nahi lata ne gaya", "Lata", "Asha"],
] as const;

describe("a denial without a comma", () => {
  test.each(DENIED_FOR_ANOTHER)("%j asserts %j and denies %j", (output, asserted, denied) => {
    expect(metric({ output, expected: asserted }).label).toBe("matched");
    expect(metric({ output, expected: denied }).label).toBe("negated");
  });

  test.each([
    ["Taj Mahal Agra mein nahi hai", "Agra"],
    ["Rajasthan mein nahi hai Jaipur", "Jaipur"],
    ["राजस्थान में नहीं है जयपुर", "जयपुर"],
    ["मैं कभी नहीं जयपुर गया", "जयपुर"],
    ["woh abhi Goa se nahi aaya", "Goa"],
    ["main kabhi nahi Jaipur gaya", "Jaipur"],
    ["usne mujhe nahi Kota bheja", "Kota"],
    ["Jaipur mein koi kila nahi", "Jaipur"],
    ["Na Mumbai na Dilli", "Delhi"],
  ])("%j denies %j where there is no other candidate", (output, expected) => {
    expect(metric({ output, expected }).label).toBe("negated");
  });
});
