import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

interface View {
  id: string;
  name: string;
  q: string;
  filters: { name: string; values: string[] }[];
  sort: string | null;
  itemsPerPage: number | null;
  columns: unknown;
  shared: boolean;
  mine: boolean;
  isDefault: boolean;
  version: number;
}

describe.each(storeKinds)("saved views on %s", (kind) => {
  let gateway: TestGateway;
  let [client, admin] = ["", ""];
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    [client, admin] = [await gateway.signIn("client"), await gateway.signIn("admin")];
  }, 60_000);
  afterAll(() => gateway.close());

  const fields =
    "id name q base filters { name values } sort itemsPerPage columns shared mine isDefault version";
  const ask = async (query: string, variables: object, token: string) => {
    const { data, errors } = await gateway.graphql(query, variables, token);
    return {
      one: Object.values(data ?? {})[0] as View | View[] | string | null,
      error: errors?.[0]?.extensions,
    };
  };
  const create = (input: object, token = client) =>
    ask(
      `mutation($input: SavedViewCreateInput!) { viewCreate(input: $input) { ${fields} } }`,
      { input: { list: "shop.boats", name: "Fast", ...input } },
      token,
    );
  const update = (id: string, input: object, token = client, expectedVersion?: number) =>
    ask(
      `mutation($id: ID!, $input: SavedViewUpdateInput!, $expectedVersion: Int) { viewUpdate(id: $id, input: $input, expectedVersion: $expectedVersion) { ${fields} } }`,
      { id, input, expectedVersion },
      token,
    );
  const read = async (id: string, token = client) =>
    (await ask(`query($id: ID!) { view(id: $id) { ${fields} } }`, { id }, token)).one;
  const own = async (token = client, list = "shop.boats") =>
    (await ask(`query($list: String!) { views(list: $list) { ${fields} } }`, { list }, token)).one as View[];
  const made = async (input: object = {}, token = client) => (await create(input, token)).one as View;

  it("are kept whole, private, and given back by age", async () => {
    const shown = {
      base: "moored",
      q: "gull",
      filters: [{ name: "kind", values: ["sail", "motor"] }],
      sort: "-length",
      itemsPerPage: 25,
      columns: { order: ["name"], widths: { name: 90 } },
    };
    const view = await made({ name: " Fast boats ", ...shown });
    expect(view).toMatchObject({
      name: "Fast boats",
      ...shown,
      shared: false,
      mine: true,
      isDefault: false,
      version: 1,
    });
    gateway.clock.move(1);
    const plain = await made({ name: "Plain", list: "shop.boats" });
    expect(plain).toMatchObject({ q: "", filters: [], sort: null, itemsPerPage: null, columns: null });
    expect((await own()).map(({ id }) => id)).toEqual([view.id, plain.id]);
    expect(await own(client, "shop.crew")).toEqual([]);
    expect(await own(admin)).toEqual([]);
    expect(await read(view.id, admin)).toBeNull();
  });

  it("are seen by others once shared, and changed by their owner alone", async () => {
    const { id } = await made({ name: "Ours" });
    expect((await update(id, { shared: true })).one).toMatchObject({ shared: true, version: 2 });
    expect(await read(id, admin)).toMatchObject({ name: "Ours", mine: false });
    expect((await update(id, { name: "Theirs" }, admin)).error?.code).toBe("NOT_FOUND");
    expect((await ask("mutation($id: ID!) { viewDelete(id: $id) }", { id }, admin)).error?.code).toBe(
      "NOT_FOUND",
    );
    await update(id, { shared: false });
    expect(await read(id, admin)).toBeNull();
  });

  it("change in part; null goes back to the list's own", async () => {
    const { id } = await made({ q: "gull", sort: "name", itemsPerPage: 50 });
    expect((await update(id, { sort: null, name: "Slow" })).one).toMatchObject({
      name: "Slow",
      q: "gull",
      sort: null,
      itemsPerPage: 50,
    });
    expect((await update(id, { q: "tern" }, client, 1)).error).toMatchObject({
      code: "VERSION_CONFLICT",
      current: { version: 2 },
    });
  });

  it("one of them is what the list opens with", async () => {
    const [first, second] = [await made({ isDefault: true }), await made()];
    await update(second.id, { isDefault: true });
    expect((await own()).filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([second.id]);
    expect(await read(first.id)).toMatchObject({ isDefault: false });
  });

  it("are removed", async () => {
    const { id } = await made();
    expect((await ask("mutation($id: ID!) { viewDelete(id: $id) }", { id }, client)).one).toBe(id);
    expect(await read(id)).toBeNull();
    expect((await ask("mutation($id: ID!) { viewDelete(id: $id) }", { id }, client)).error?.code).toBe(
      "NOT_FOUND",
    );
  });

  it.each([
    ["name", { name: " " }],
    ["name", { name: "x".repeat(61) }],
    ["list", { list: "Shop/Boats" }],
    ["q", { q: "x".repeat(201) }],
    ["sort", { sort: "DROP TABLE" }],
    ["itemsPerPage", { itemsPerPage: 101 }],
    ["base", { base: "../x" }],
    ["columns", { columns: { a: "x".repeat(17_000) } }],
    ["filters.0.name", { filters: [{ name: "a b", values: ["x"] }] }],
    ["filters.0.values", { filters: [{ name: "a", values: [] }] }],
    [
      "filters",
      {
        filters: [
          { name: "a", values: ["x"] },
          { name: "a", values: ["y"] },
        ],
      },
    ],
    ["filters.0.values.0", { filters: [{ name: "a", values: ["\0"] }] }],
  ])("refuse a wrong %s", async (field, input) => {
    const { error } = await create(input);
    expect(error).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(Object.keys(error?.fields ?? {})).toEqual([field]);
  });

  it("are 50 a person and list, and no more", async () => {
    for (let at = 0; at < 50; at += 1) await made({ list: "shop.full" });
    expect((await create({ list: "shop.full" })).error?.fields).toMatchObject({
      list: { code: "OUT_OF_RANGE" },
    });
    expect((await create({ list: "shop.full" }, admin)).error).toBeUndefined();
  });

  it("ask for a session, and are made once for a key", async () => {
    expect((await gateway.graphql('{ views(list: "a") { id } }')).errors?.[0]?.extensions.code).toBe(
      "UNAUTHENTICATED",
    );
    const twice =
      'mutation { viewCreate(input: { list: "shop.once", name: "One" }, idempotencyKey: "v1") { id name } }';
    const [first, second] = [
      await gateway.graphql(twice, {}, client),
      await gateway.graphql(twice, {}, client),
    ];
    expect(first.errors).toBeUndefined();
    expect(second.data).toEqual(first.data);
    expect(await own(client, "shop.once")).toHaveLength(1);
  });
});
