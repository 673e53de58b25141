import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSealer } from "#gateway/platform/sealing.ts";

const key = "a-key-for-tests-of-32-characters";
const databaseUrl = ":memory:";

describe("a sealed secret", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "berth-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("is read again by the key it was sealed with, and looks different each time", () => {
    const sealer = createSealer({ secretKey: key, databaseUrl });
    const [one, other] = [sealer.seal("Pier 3 密"), sealer.seal("Pier 3 密")];
    expect(one).not.toBe(other);
    expect(one).not.toContain("Pier");
    expect(createSealer({ secretKey: key, databaseUrl }).open(one)).toBe("Pier 3 密");
  });

  it.each([
    ["another key", (sealed: string) => sealed, "another-key-for-tests-of-32-signs"],
    [
      "a changed text",
      (sealed: string) => sealed.slice(0, 10) + (sealed[10] === "A" ? "B" : "A") + sealed.slice(11),
      key,
    ],
    ["something else", () => "s1.", key],
  ])("is refused with %s, and says what to do", (_, change, secretKey) => {
    const sealed = createSealer({ secretKey: key, databaseUrl }).seal("Pier 3");
    expect(() => createSealer({ secretKey, databaseUrl }).open(change(sealed))).toThrow(
      "Put the former key back.",
    );
  });

  it("without a key in the settings is sealed by one that is made once beside the store, for its owner alone", () => {
    const settings = { secretKey: undefined, databaseUrl: `file:${join(folder, "data/berth.db")}` };
    const sealed = createSealer(settings).seal("Pier 3");
    expect(createSealer(settings).open(sealed)).toBe("Pier 3");
    expect(statSync(join(folder, "data/secret.key")).mode & 0o777).toBe(0o600);
  });
});
