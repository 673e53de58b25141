import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

interface Told {
  notifications: { items: { message: string; params: Record<string, string>; progress: number | null }[] };
}
interface Mails {
  mails: { items: { subject: string; from: { name: string } }[] };
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

it.each(["client", "admin", "support", "developer", "finance", "finance2"])(
  "the sample notifications of %s tell what is true",
  async (name) => {
    const token = await gateway.signIn(name);
    const ask = async <T>(query: string) => (await gateway.graphql(query, {}, token)).data as T;
    const { items } = (await ask<Told>("{ notifications(first: 50) { items { message params progress } } }"))
      .notifications;
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter(({ progress }) => progress !== null)).toEqual([]);
    const { mails } = await ask<Mails>("{ mails(itemsPerPage: 100) { items { subject from { name } } } }");
    for (const { params } of items.filter(({ message }) => message === "mail"))
      expect(mails.items).toContainEqual({ subject: params["subject"], from: { name: params["from"] } });
  },
);
