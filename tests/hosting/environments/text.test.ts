import { describe, expect, it } from "vitest";
import { merged, readText, textOf } from "#gateway/domains/hosting/environments/text.ts";
import { MASKED } from "#gateway/domains/hosting/specs/rules.ts";

const read = (text: string) => Object.fromEntries(readText(text).map(({ key, value }) => [key, value]));

describe("an environment as text", () => {
  it.each([
    ["A=1\nB=two", { A: "1", B: "two" }],
    ["# a remark\n\nA = 1 # said of it\nexport B='x # y'", { A: "1", B: "x # y" }],
    ['A="two\nlines"\nB="a \\"b\\" \\\\ \\n"', { A: "two\nlines", B: 'a "b" \\ \n' }],
    ["A=\r\nB=a=b#c", { A: "", B: "a=b#c" }],
  ])("is read: %j", (text, expected) => expect(read(text)).toEqual(expected));

  it("is refused at the line that is none", () => {
    expect(() => readText("A=1\nnot a line\nB=2")).toThrow("Line 2 is not KEY=value.");
  });

  it("is read as it was written", () => {
    const variables = ["", "plain", " edges ", 'q"uote', "two\nlines", "back\\slash", "#1", "a b"].map(
      (value, at) => ({ key: `K${at}`, value, isSecret: false }),
    );
    expect(readText(textOf(variables))).toEqual(variables.map(({ key, value }) => ({ key, value })));
  });

  it("keeps a secret by its mark, and changes it by anything else", () => {
    const kept = [{ key: "S", value: "sealed", isSecret: true }];
    expect(merged(readText(`S=${MASKED}`), kept)).toEqual([{ key: "S", value: null, isSecret: true }]);
    expect(merged(readText("S=new"), kept)).toEqual([{ key: "S", value: "new", isSecret: true }]);
  });
});
