import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { csvCalls } from "#tests/support/csvCalls.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const file = (...lines: string[]) => ["name,assignedTo", ...lines].join("\r\n");
const apply = (key: string, existing = "skip") => `apply=true&existing=${existing}&idempotencyKey=${key}`;

describe.each(storeKinds)("importing permissions on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());
  const ask = asking(() => gateway);
  const { outcome, exported, refused } = csvCalls("/api/apps/permissions", () => gateway);
  const found = async (q: string) =>
    (
      await ask<{ page: { items: object[] } }>(
        "query ($q: String!) { page: samplePermissions(filter: { q: $q }) { items { name assignedTo version } } }",
        { q },
      )
    ).page.items;

  it("adds permissions with the roles of a cell, by their codes or their values, and with none", async () => {
    const { created, bad } = await outcome(
      file(
        "Open the crane,ADMINISTRATOR manager",
        "Close the crane,restricted-user; Support",
        "Paint the crane,",
      ),
      apply("permissions-add"),
    );
    expect({ created, bad }).toEqual({ created: 3, bad: [] });
    expect(await found("the crane")).toEqual([
      { name: "Open the crane", assignedTo: ["ADMINISTRATOR", "MANAGER"], version: 1 },
      { name: "Close the crane", assignedTo: ["RESTRICTED_USER", "SUPPORT"], version: 1 },
      { name: "Paint the crane", assignedTo: [], version: 1 },
    ]);
  });

  it("gives a permission of the same name other roles where it is asked to, and leaves it else", async () => {
    await outcome(file("Weigh a ship,USERS"), apply("permissions-weigh"));
    const again = file("Weigh a ship,SUPPORT");
    expect(await outcome(again, apply("permissions-skip"))).toMatchObject({ skipped: 1, updated: 0 });
    expect(await found("weigh a ship")).toMatchObject([{ assignedTo: ["USERS"], version: 1 }]);
    expect(await outcome(again, apply("permissions-again", "update"))).toMatchObject({ updated: 1 });
    expect(await found("weigh a ship")).toMatchObject([{ assignedTo: ["SUPPORT"], version: 2 }]);
  });

  it("refuses a missing name, an unknown role, a role named twice and a name that comes twice, row by row", async () => {
    expect(
      await refused(
        file(",USERS", "Fly,CAPTAIN", "Dive,USERS users", "Sail,USERS", "Sail,SUPPORT"),
        apply("permissions-bad"),
      ),
    ).toEqual([
      [2, ["name REQUIRED"]],
      [3, ["assignedTo INVALID"]],
      [4, ["assignedTo INVALID"]],
      [6, ["name TAKEN"]],
    ]);
    expect(await found("dive")).toEqual([]);
  });

  it("reads its own export back: nothing is new and nothing is refused", async () => {
    const { created, total, skipped, bad } = await outcome(await exported());
    expect({ created, skipped, bad }).toEqual({ created: 0, skipped: total, bad: [] });
  });

  it("is taken back whole by undo", async () => {
    const { undoToken } = await outcome(file("Undo me,USERS"), apply("permissions-undo"));
    expect(await found("undo me")).toHaveLength(1);
    await ask("mutation ($token: String!) { undo(token: $token) { ids } }", { token: undoToken });
    expect(await found("undo me")).toEqual([]);
  });
});
