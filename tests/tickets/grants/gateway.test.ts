import { describe, expect, it } from "vitest";
import { HOUR } from "#gateway/platform/clock.ts";
import { storeKinds } from "#tests/support/stores.ts";
import { newKey, ticketGateway } from "#tests/tickets/tickets/ticketGateway.ts";

interface Grant {
  id: string;
  status: string;
  hours: number;
  isDecider: boolean;
  uses: { scope: string; person: { id: string } }[];
}
const fields = "{ id status hours isDecider uses { scope person { id } } }";

describe.each(storeKinds)("access that an owner gives the staff on %s", (kind) => {
  const { as, ask, create, step, pass } = ticketGateway(kind);
  const begun = async () => {
    const { one } = await create(as.client, { appId: "app_demo" });
    await step(as.support, one.id, "CLAIM");
    return one.id;
  };
  const request = async (ticketId: string, input: object = {}) =>
    await ask<Grant>(
      as.support,
      `mutation ($ticketId: ID!, $scopes: [GrantScope!]!, $hours: Int!, $key: String!) { one: ticketGrantRequest(ticketId: $ticketId, scopes: $scopes, hours: $hours, reason: "To look", idempotencyKey: $key) ${fields} }`,
      { ticketId, scopes: ["READ_CONFIG", "READ_LOGS"], hours: 4, key: newKey(), ...input },
    );
  const approve = async (token: string, id: string, hours = 4) =>
    await ask<Grant>(
      token,
      `mutation ($id: ID!, $hours: Int!) { one: ticketGrantApprove(id: $id, hours: $hours) ${fields} }`,
      { id, hours },
    );
  const end = async (token: string, id: string) =>
    await ask<Grant>(token, `mutation ($id: ID!) { one: ticketGrantEnd(id: $id) ${fields} }`, { id });
  const config = async (token: string, id: string) =>
    await ask<{ name: string; variables: string[] }>(
      token,
      `query ($id: ID!) { one: ticketGrantConfig(id: $id) { name variables } }`,
      { id },
    );

  it("is asked for, given, used under the owner's eyes, and taken back", async () => {
    const id = (await request(await begun())).one.id;
    expect((await config(as.support, id)).code).toBe("GRANT_REQUIRED");
    expect((await approve(as.support, id)).code).toBe("FORBIDDEN");
    expect((await approve(as.client, id)).one.status).toBe("GRANTED");
    expect((await config(as.support, id)).one.name).toBe("demo-mall");
    expect((await end(as.client, id)).one).toMatchObject({
      status: "REVOKED",
      uses: [{ scope: "READ_CONFIG", person: { id: "usr_support" } }],
    });
    expect((await config(as.support, id)).code).toBe("GRANT_REQUIRED");
    const acts = await ask<{ items: { what: string }[] }>(
      as.client,
      `{ one: appActs(appId: "app_demo", first: 1) { items { what } } }`,
    );
    expect(acts.one.items[0]?.what).toBe("STAFF_ACCESS");
  });

  it("ends by itself, is for 24 hours at most, and lets nothing be done beside its scopes", async () => {
    const ticketId = await begun();
    expect((await request(ticketId, { hours: 25 })).code).toBe("BAD_USER_INPUT");
    const { id } = (await request(ticketId, { scopes: ["READ_LOGS"], hours: 2 })).one;
    expect((await approve(as.client, id, 24)).one.hours).toBe(2);
    expect((await config(as.support, id)).code).toBe("GRANT_REQUIRED");
    await pass(2 * HOUR + 1);
    expect(
      (
        await ask<Grant[]>(
          as.client,
          `query ($ticketId: ID!) { one: ticketGrants(ticketId: $ticketId) ${fields} }`,
          { ticketId },
        )
      ).one[0]?.status,
    ).toBe("EXPIRED");
  });

  it("lets the staff restart an app, which they cannot do without it", async () => {
    const { id } = (await request(await begun(), { scopes: ["RESTART"] })).one;
    await approve(as.client, id);
    const restart = `mutation ($id: ID!) { one: ticketGrantRestart(id: $id) ${fields} }`;
    expect(
      (await ask(as.support, `mutation { one: appRestart(id: "app_demo", idempotencyKey: "r1") { id } }`))
        .code,
    ).toBe("NOT_FOUND");
    expect((await ask<Grant>(as.support, restart, { id })).one.status).toBe("GRANTED");
    expect((await ask(as.developer, restart, { id })).code).toBe("FORBIDDEN");
  });

  it("is asked for apps alone", async () => {
    const { one } = await create(as.client);
    await step(as.support, one.id, "CLAIM");
    expect((await request(one.id)).error).toMatchObject({ reason: "NO_RESOURCE" });
  });
});
