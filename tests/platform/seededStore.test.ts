import { addMocksToSchema, type Ref } from "@graphql-tools/mock";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { buildSchema, graphql } from "graphql";
import { beforeEach, describe, expect, it } from "vitest";
import { MAX_CHARACTERS, MAX_STORES } from "#gateway/platform/mock/changes.ts";
import { mockSchema } from "#gateway/platform/mock/mockSchema.ts";
import { SeededStore } from "#gateway/platform/mock/seededStore.ts";

const typeDefs = `
  type Sender { id: ID!, name: String! }
  type Address { street: String!, city: String! }
  type Parcel { id: ID!, title: String!, note: String!, sender: Sender, senderId: ID!, address: Address!, route: [Sender!]! }
  type Query { parcel(id: ID!): Parcel, answer: Int! }
`;
const schema = buildSchema(typeDefs);
const store = new SeededStore(schema, []);
beforeEach(() => store.reset());
const parcel = (sandbox: string, id = "7"): Ref => ({
  $ref: { typeName: "Parcel", key: `${sandbox}/${id}` },
});
const sender = (sandbox: string, id: string) => ({ $ref: { typeName: "Sender", key: `${sandbox}/${id}` } });

describe("the store of seeded values", () => {
  it("answers the same from another store, in each of the ways to ask", () => {
    const title = new SeededStore(schema, []).get(parcel("other"), "title");
    expect(title).toEqual(expect.any(String));
    expect(store.get(parcel("main"), "title")).toBe(title);
    expect(store.get("Parcel", "main/7", "title")).toBe(title);
    expect(store.get({ typeName: "Parcel", key: "main/7", fieldName: "title" })).toBe(title);
  });

  it("answers refs of the same sandbox for what a row points at", () => {
    const id = store.get(parcel("box"), "senderId");
    expect(store.get(parcel("box"), "sender")).toEqual(sender("box", String(id)));
    expect(store.get(parcel("box"), "address")).toEqual({
      $ref: { typeName: "Address", key: "box/Parcel:7:address" },
    });
  });

  it("answers addMocksToSchema for each field of a ref", async () => {
    const mocked = addMocksToSchema({
      schema,
      store,
      resolvers: { Query: { parcel: () => parcel("main") } },
    });
    const { data, errors } = await graphql({
      schema: mocked,
      source: '{ parcel(id: "7") { id title address { city } } }',
    });
    const city = store.get("Address", "main/Parcel:7:address", "city");
    expect({ data, errors }).toEqual({
      data: { parcel: { id: "7", title: store.get(parcel("main"), "title"), address: { city } } },
      errors: undefined,
    });
  });

  it("refuses a field that the schema does not have", () => {
    expect(() => store.get(parcel("main"), "colour")).toThrow("There is no field Parcel.colour.");
  });
});

describe("what is set in a store", () => {
  it("is not seen in another sandbox", () => {
    const seeded = store.get(parcel("other"), "title");
    store.set(parcel("box"), { title: "Sea chest", senderId: "5" });
    store.remove(sender("box", "6"));
    expect([store.get(parcel("box"), "title"), store.get(parcel("box"), "sender")]).toEqual([
      "Sea chest",
      sender("box", "5"),
    ]);
    expect(store.get(parcel("other"), "title")).toBe(seeded);
    expect([store.has("Sender", "box/6"), store.has("Sender", "other/6")]).toEqual([false, true]);
  });

  it("holds a nested object, whose other fields are seeded", () => {
    store.set(parcel("box"), "address", { street: "1 Quay" });
    expect(store.get(parcel("box"), "address")).toEqual({
      $ref: { typeName: "Address", key: "box/Address:" },
      street: "1 Quay",
    });
  });

  it("is a row with an id of its own that lists end with, until the store is reset", () => {
    const [before, { id }] = [store.all("Parcel", "box"), store.add("Parcel", { title: "New" }, "box")];
    expect(store.all("Parcel", "box")).toEqual([...before, parcel("box", String(id))]);
    store.reset();
    expect(store.all("Parcel", "box")).toEqual(before);
  });

  it("leaves out of lists and of what may be null whatever was removed", () => {
    const id = String(store.get(parcel("box"), "senderId"));
    const route = store.get(parcel("box"), "route");
    for (const { $ref } of store.all("Sender", "box")) store.remove({ $ref });
    expect(route).not.toEqual([]);
    expect([store.get(parcel("box"), "route"), store.get(parcel("box"), "sender")]).toEqual([[], null]);
    expect(store.has("Sender", `box/${id}`)).toBe(false);
  });
});

describe("the bounds of a store", () => {
  it("let the row that was changed longest ago be as it was seeded", () => {
    const note = "x".repeat(MAX_CHARACTERS / 4);
    const seeded = store.get(parcel("other", "1"), "note");
    for (const id of ["1", "2", "3", "4"]) store.set(parcel("box", id), { note });
    const notes = ["1", "2", "3", "4"].map((id) => store.get(parcel("box", id), "note"));
    expect(notes).toEqual([seeded, note, note, note]);
  });

  it("let the sandbox that was used longest ago be as it was seeded", () => {
    const seeded = store.get(parcel("other"), "title");
    const names = Array.from({ length: MAX_STORES + 1 }, (_, at) => `box-${at}`);
    for (const name of names) {
      store.set(parcel(name), { title: name });
      store.get(parcel("box-0"), "title");
    }
    const titles = names.map((name) => store.get(parcel(name), "title"));
    expect(titles).toEqual(["box-0", seeded, ...names.slice(2)]);
  });
});

it("a field with a resolver keeps that very resolver in mock mode", () => {
  const answer = () => 42;
  const real = makeExecutableSchema({ typeDefs, resolvers: { Query: { answer } } });
  const resolverIn = (one: typeof real) => one.getQueryType()?.getFields()["answer"]?.resolve;
  expect(resolverIn(mockSchema(real, []))).toBe(resolverIn(real));
});
