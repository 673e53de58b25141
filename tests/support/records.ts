import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "./gateway.ts";
import { openSampleStore, storeKinds } from "./stores.ts";

/** What the plain calls of an entity are tried with. */
export interface RecordCases {
  /** The entity in the schema's field names, `product`. */
  one: string;
  /** The field of its list, `products`. */
  many: string;
  /** The fields that are read back, beside `id` and `version`. */
  fields: readonly string[];
  /** How many rows the sample data has. */
  total: number;
  /** Filters, and the ids of the rows that each finds, oldest first. */
  finds: readonly (readonly [filter: object, ids: readonly string[]])[];
  /** A sort, and the field whose texts stand in that order then. */
  sort: readonly [sort: string, field: string];
  /** The input of a new row, a change, and how the changed row reads. */
  created: object;
  change: object;
  changed: object;
  /** Inputs that are refused, each for one field. */
  refused: readonly (readonly [field: string, input: object])[];
}

interface Row extends Record<string, unknown> {
  id: string;
  version: number;
}

/** Tries what every entity with rows does alike, on every store: its list, and adding, changing and removing a row. */
export function describeRecords(cases: RecordCases): void {
  const { one, many, total, finds, created, change, changed, refused } = cases;
  const type = one.charAt(0).toUpperCase() + one.slice(1);
  const row = `{ id version ${cases.fields.join(" ")} }`;
  const create = `mutation ($input: ${type}CreateInput!) { row: ${one}Create(input: $input) ${row} }`;
  const update = `mutation ($id: ID!, $input: ${type}UpdateInput!, $version: Int) {
    row: ${one}Update(id: $id, input: $input, expectedVersion: $version) ${row} }`;
  const remove = `mutation ($id: ID!) { ${one}Delete(id: $id) { undoToken } }`;
  const read = `query ($id: ID!) { row: ${one}(id: $id) ${row} }`;
  const list = `query ($filter: ${type}Filter, $sort: ${type}Sort) {
    list: ${many}(itemsPerPage: 100, filter: $filter, sort: $sort) { total items ${row} } }`;

  describe.each(storeKinds)(`${many} on %s`, (kind) => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await createTestGateway({ store: await openSampleStore(kind) });
    }, 60_000);
    afterAll(() => gateway.close());

    async function ask<T>(query: string, variables: object): Promise<T> {
      const { data, errors } = await gateway.graphql(query, variables);
      if (errors) throw new Error(errors[0]?.message);
      return data as T;
    }
    const fault = async (query: string, variables: object) =>
      (await gateway.graphql(query, variables)).errors?.[0]?.extensions;
    const rowOf = async (query: string, variables: object) => (await ask<{ row: Row }>(query, variables)).row;
    const listOf = async (variables: object) =>
      (await ask<{ list: { total: number; items: Row[] } }>(list, variables)).list;

    it("lists them all", async () => expect((await listOf({})).total).toBe(total));

    it.each(finds)("finds with %j", async (filter, ids) => {
      expect((await listOf({ filter })).items.map(({ id }) => id)).toEqual(ids);
    });

    it("sorts them", async () => {
      const [field, text] = cases.sort;
      const { items } = await listOf({ sort: { field, order: "DESC" } });
      const texts = items.map((item) => String(item[text]).toLowerCase());
      expect(texts).toEqual(texts.toSorted().toReversed());
    });

    it("adds and changes one", async () => {
      const { id } = await rowOf(create, { input: created });
      expect(await rowOf(update, { id, input: change })).toMatchObject({ ...changed, version: 2 });
    });

    it("removes one and brings it back", async () => {
      const { id } = await rowOf(create, { input: created });
      const removed = await ask<Record<string, { undoToken: string }>>(remove, { id });
      expect(await rowOf(read, { id })).toBeNull();
      const token = removed[`${one}Delete`]?.undoToken;
      await ask("mutation ($token: String!) { undo(token: $token) { ids } }", { token });
      expect(await rowOf(read, { id })).toMatchObject({ id });
    });

    it.each(refused)("refuses a %s that is not one: %j", async (field, input) => {
      const { code, fields } = (await fault(create, { input: { ...created, ...input } })) ?? {};
      expect({ code, fields: Object.keys(fields ?? {}) }).toEqual({
        code: "BAD_USER_INPUT",
        fields: [field],
      });
    });

    it("tells who was slower that somebody else was faster", async () => {
      const { id, version } = await rowOf(create, { input: created });
      await rowOf(update, { id, input: change, version });
      expect((await fault(update, { id, input: created, version }))?.code).toBe("VERSION_CONFLICT");
    });

    it("does not know what is not there", async () => {
      expect((await fault(update, { id: "999", input: {} }))?.code).toBe("NOT_FOUND");
      expect((await fault(remove, { id: "999" }))?.code).toBe("NOT_FOUND");
    });
  });
}
