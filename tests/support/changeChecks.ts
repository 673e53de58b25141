import { expect, it } from "vitest";
import { asking, type TestGateway } from "./gateway.ts";

/** What every entity does whose rows can be added, changed and removed. */
export function checkGraphQLChanges({
  gateway,
  field,
  type,
  topic,
  inputs,
  change,
  bulk = change,
  wrong,
  count,
}: {
  gateway: () => TestGateway;
  /** `sampleInvoice` of `sampleInvoiceCreate`. */
  field: string;
  type: string;
  /** The name of the table. */
  topic: string;
  /** Two new rows that are right, a change to one, and one to both. */
  inputs: readonly [object, object];
  change: Record<string, unknown>;
  bulk?: object;
  /** By field a wrong value, and the code it is refused with. */
  wrong: readonly (readonly [more: object, field: string, code: string])[];
  count: number;
}): void {
  const [input, second] = inputs;
  const ask = asking(gateway);
  const failure = async (query: string, variables?: object) =>
    (await gateway().graphql(query, variables)).errors?.[0]?.extensions;
  const CREATE = `mutation ($input: ${type}CreateInput!) { row: ${field}Create(input: $input) { id version } }`;
  const UPDATE = `mutation ($id: ID!, $input: ${type}UpdateInput!, $expected: Int) { row: ${field}Update(id: $id, input: $input, expectedVersion: $expected) { id version ${Object.keys(change).join(" ")} } }`;
  const READ = `query ($id: ID!) { row: ${field}(id: $id) { id version } }`;
  const DELETE = `mutation ($id: ID!) { gone: ${field}Delete(id: $id) { ids undoToken } }`;
  const create = async (given: object = input) =>
    (await ask<{ row: { id: string } }>(CREATE, { input: given })).row.id;
  const remove = async (id: string) =>
    (await ask<{ gone: { ids: string[]; undoToken: string } }>(DELETE, { id })).gone;
  const undo = (token: string) =>
    ask("mutation ($token: String!) { undo(token: $token) { ids } }", { token });
  const total = async () =>
    (await ask<{ rows: { total: number } }>(`{ rows: ${field}s { total } }`)).rows.total;

  it("adds, changes and removes a row, and brings it back", async () => {
    const id = await create();
    expect(await ask(UPDATE, { id, input: change, expected: 1 })).toEqual({
      row: { id, version: 2, ...change },
    });
    const gone = await remove(id);
    expect(gone.ids).toEqual([id]);
    expect(await ask(READ, { id })).toEqual({ row: null });
    await undo(gone.undoToken);
    expect(await ask(READ, { id })).toEqual({ row: { id, version: 2 } });
    await remove(id);
    expect(await total()).toBe(count);
  });

  it("changes many at once and takes it back, and removes many, passing over unknown ids", async () => {
    const ids = [await create(), await create(second)];
    const CHANGE = `mutation ($ids: [ID!]!, $input: ${type}UpdateInput!) { many: ${field}BulkUpdate(ids: $ids, input: $input) { items { id version } undoToken } }`;
    const { many } = await ask<{ many: { items: unknown[]; undoToken: string } }>(CHANGE, {
      ids: [...ids, "x"],
      input: bulk,
    });
    expect(many.items).toEqual(ids.map((id) => ({ id, version: 2 })));
    await undo(many.undoToken);
    const REMOVE = `mutation ($ids: [ID!]!) { gone: ${field}BulkDelete(ids: $ids) { ids undoToken } }`;
    const { gone } = await ask<{ gone: { ids: string[] } }>(REMOVE, { ids: [...ids, "999999"] });
    expect(gone.ids.toSorted()).toEqual(ids.toSorted());
    expect(await total()).toBe(count);
    expect(
      (await failure(REMOVE, { ids: Array.from({ length: 1_001 }, String) }))?.fields?.["ids"]?.code,
    ).toBe("TOO_LONG");
  });

  it.each(wrong)("refuses %j at its field and adds nothing", async (more, at, code) => {
    const error = await failure(CREATE, { input: { ...input, ...more } });
    expect(error?.code).toBe(code === "TAKEN" ? "CONFLICT" : "BAD_USER_INPUT");
    expect(error?.fields?.[at]?.code).toBe(code);
    expect(await total()).toBe(count);
  });

  it("refuses a past version, and what is not there", async () => {
    const id = await create();
    await ask(UPDATE, { id, input: change, expected: 1 });
    expect(await failure(UPDATE, { id, input: change, expected: 1 })).toMatchObject({
      code: "VERSION_CONFLICT",
      current: { version: 2 },
    });
    await remove(id);
    for (const unknown of [id, "0", "-1", "abc", "1e3", "99999999999999", ""]) {
      expect((await failure(UPDATE, { id: unknown, input: change }))?.code).toBe("NOT_FOUND");
      expect((await failure(DELETE, { id: unknown }))?.code).toBe("NOT_FOUND");
    }
  });

  it("loses none of many changes to one row", async () => {
    const id = await create();
    await Promise.all(Array.from({ length: 50 }, () => ask(UPDATE, { id, input: change })));
    expect(await ask(READ, { id })).toEqual({ row: { id, version: 51 } });
    await remove(id);
  });

  it("tells subscribers of a change, and never gives an id twice", async () => {
    const events = gateway().live.subscribe(topic)[Symbol.asyncIterator]();
    const heard = events.next();
    const first = await create();
    expect(await heard).toMatchObject({ value: { kind: "CREATED", id: first } });
    await events.return?.();
    await remove(first);
    const next = await create();
    expect(Number(next)).toBeGreaterThan(Number(first));
    await remove(next);
  });
}
