import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { checkGraphQLList } from "#tests/support/listChecks.ts";

interface Client {
  id: string;
  name: string;
  company: string;
  country: string;
}

describe.each(storeKinds)("clients on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  checkGraphQLList<Client>({
    gateway: () => gateway,
    field: "sampleInvoiceClients",
    type: "SampleInvoiceClient",
    cells: "name company country",
    count: 20,
    order: "oldest",
    sorts: {
      NAME: ({ name }) => name.toLowerCase(),
      COMPANY: ({ company }) => company.toLowerCase(),
      COUNTRY: ({ country }) => country,
      CREATED: ({ id }) => Number(id),
    },
  });

  it("are found by name, company, address and country in any letter case", async () => {
    for (const q of ["harriet", "MARLOW", "@Marlow-Instruments", "united kingdom"]) {
      const { data } = await gateway.graphql(
        "query ($q: String) { sampleInvoiceClients(filter: { q: $q }) { items { name } } }",
        { q },
      );
      expect(data).toEqual({ sampleInvoiceClients: { items: [{ name: "Harriet Penrose" }] } });
    }
  });

  it("lead to their invoices and back", async () => {
    const {
      page: { items },
    } = await asking(() => gateway)<{
      page: { items: { id: string; invoices: { total: number; items: { client: { id: string } }[] } }[] };
    }>(
      "{ page: sampleInvoiceClients(itemsPerPage: 100) { items { id invoices(itemsPerPage: 100) { total items { client { id } } } } } }",
    );
    expect(items.reduce((sum, { invoices }) => sum + invoices.total, 0)).toBe(36);
    for (const { id, invoices } of items)
      expect(invoices.items.every(({ client }) => client.id === id)).toBe(true);
    expect((await gateway.graphql("{ sampleInvoiceClient(id: 999) { id } }")).data).toEqual({
      sampleInvoiceClient: null,
    });
  });
});
