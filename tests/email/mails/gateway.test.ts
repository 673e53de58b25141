import { afterAll, beforeAll, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/email/mails.json" with { type: "json" };
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { ids, LIST, type Mail, mailCalls, shows } from "./mailCalls.ts";

describe.each(storeKinds)("mails on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());
  const { list, counts, failure } = mailCalls(() => gateway);

  it.each(Object.keys(shows))("show the box %s, newest thread first", async (box) => {
    const { items, total } = await list({ box });
    expect(ids(items)).toEqual(ids(fixture.filter((row) => shows[box]?.(row))));
    expect(total).toBe(items.length);
    expect(items.map(({ lastAt }) => lastAt)).toEqual(
      items
        .map(({ lastAt }) => lastAt)
        .toSorted()
        .toReversed(),
    );
  });

  it("show the inbox where nothing is asked for, and every folder for a label alone", async () => {
    expect((await list()).items).toEqual((await list({ box: "INBOX" })).items);
    for (const label of ["private", "company", "personal", "important"]) {
      const wanted = fixture.filter((row) => row.labels.includes(label) && !row.isDeleted);
      expect(ids((await list({ labels: [label.toUpperCase()] })).items)).toEqual(ids(wanted));
      expect(ids((await list({ labels: [label.toUpperCase()], box: "SENT" })).items)).toEqual(
        ids(wanted.filter(({ folder }) => folder === "sent")),
      );
    }
    expect(
      (await list({ labels: ["COMPANY", "IMPORTANT"], isRead: false })).items.every(
        ({ labels, isRead }) => labels.includes("IMPORTANT") && !isRead,
      ),
    ).toBe(true);
  });

  it("count what each box and label shows, opened or not", async () => {
    const { boxes, labels } = await counts();
    expect(boxes).toEqual(
      Object.entries(shows).map(([box, holds]) => {
        const rows = fixture.filter(holds);
        return { box, total: rows.length, unread: rows.filter(({ isRead }) => !isRead).length };
      }),
    );
    expect(labels).toEqual(
      ["private", "company", "personal", "important"].map((label) => {
        const rows = fixture.filter((row) => row.labels.includes(label) && !row.isDeleted);
        return {
          label: label.toUpperCase(),
          total: rows.length,
          unread: rows.filter(({ isRead }) => !isRead).length,
        };
      }),
    );
  });

  it.each(["TIME", "SENDER", "SUBJECT"])("sort by %s both ways, page by page", async (field) => {
    const value = (row: Mail) =>
      ({
        TIME: row.lastAt,
        SENDER: row.from.name.normalize("NFKC").toLowerCase(),
        SUBJECT: row.subject.normalize("NFKC").toLowerCase(),
      })[field] ?? "";
    const base = (await list()).items.toSorted((a, b) => Number(b.id) - Number(a.id));
    for (const [order, way] of [
      ["ASC", 1],
      ["DESC", -1],
    ] as const) {
      const expected = base
        .toSorted((a, b) => (value(a) < value(b) ? -way : value(a) > value(b) ? way : 0))
        .map(({ id }) => id);
      const found = [];
      for (let page = 1; page <= 5; page += 1)
        found.push(...(await list({}, { page, size: 7, sort: { field, order } })).items);
      expect(found.map(({ id }) => id)).toEqual(expected);
    }
  });

  it("find text of sender and subject alone, in any letter case", async () => {
    expect((await list({ q: "AIKO" })).items.map(({ subject }) => subject)).toEqual([
      "Canary of release 4.2",
    ]);
    expect((await list({ q: "灯塔" })).total).toBe(0);
    expect((await list({ q: "空状态" })).total).toBe(1);
    expect((await list({ q: "تدريب" })).total).toBe(1);
    for (const q of ["%", "_", "snoring", "'; drop table email_mails; --"])
      expect((await list({ q })).total).toBe(0);
    for (const [variables, field] of [
      [{ page: 0 }, "page"],
      [{ size: 101 }, "itemsPerPage"],
      [{ filter: { q: "x".repeat(201) } }, "filter.q"],
    ] as const) {
      expect((await failure(LIST, variables))?.extensions.fields).toHaveProperty([field]);
    }
  });
});
