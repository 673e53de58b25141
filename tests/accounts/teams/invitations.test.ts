import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { usedBy } from "#gateway/domains/accounts/teams/rules.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { teamCalls } from "./teamCalls.ts";
import { withoutSampleTeams } from "./withoutSampleTeams.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;

describe.each(storeKinds)("an invitation to a team on %s", (kind) => {
  let gateway: TestGateway;
  let used = 0;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    await gateway.app.ready();
    await withoutSampleTeams(gateway);
    usedBy("test", () => Promise.resolve(used));
  }, 60_000);
  afterAll(() => {
    usedBy("test", () => Promise.resolve(0));
    return gateway.close();
  });
  afterEach(async () => {
    used = 0;
    for (const table of ["accounts_teams", "accounts_notifications", "accounts_mails", "jobs"] as const)
      await gateway.store.db.deleteFrom(table).execute();
  });
  const calls = teamCalls(() => gateway);
  const { ask, act, create, team, join, invite, accept, set } = calls;
  const rolesOf = async (who: string, id: string) =>
    Object.fromEntries((await team(who, id))?.members.map(({ person, role }) => [person.id, role]) ?? []);

  it("is answered for an unknown address as for a known one", async () => {
    const { id } = await create("client", "Harbour");
    const [known, unknown] = [
      await invite("client", id, "developer@demo.com", "VIEWER"),
      await invite("client", id, "nobody@example.org", "VIEWER"),
    ];
    const plain = ({ done }: typeof known) => ({ ...done, id: "", email: "" });
    expect(plain(unknown)).toEqual(plain(known));
    expect(known.done?.status).toBe("PENDING");
  });

  it("is written to whom it is for, who is told in the console too where they have an account", async () => {
    const { id } = await create("client", "Harbour");
    await invite("client", id, "developer@demo.com", "VIEWER");
    await invite("client", id, "nobody@example.org", "VIEWER");
    await gateway.timers.pass(1);
    const { outbox } = await ask<{ outbox: { kind: string; address: string; text: string }[] }>(
      "admin",
      "{ outbox { kind address text } }",
    );
    expect(outbox.map(({ kind, address }) => `${kind} ${address}`).toSorted()).toEqual([
      "TEAM_INVITATION developer@demo.com",
      "TEAM_INVITATION nobody@example.org",
    ]);
    expect(outbox[0]?.text).toContain("/user/profile/teams");
    const { notifications } = await ask<{ notifications: { items: { message: string }[] } }>(
      "developer",
      "{ notifications(first: 5) { items { message } } }",
    );
    expect(notifications.items.map(({ message }) => message)).toEqual(["teamInvited"]);
  });

  it("has who was invited join, and nobody else", async () => {
    const { id } = await create("client", "Harbour");
    const { done } = await invite("client", id, "developer@demo.com", "DEVELOPER");
    expect(await calls.waiting("developer")).toMatchObject([{ teamName: "Harbour", role: "DEVELOPER" }]);
    expect(await calls.waiting("support")).toEqual([]);
    expect(await accept("support", done?.id ?? "")).toEqual({ code: "NOT_FOUND" });
    expect((await accept("developer", done?.id ?? "")).done).toMatchObject({ role: "DEVELOPER" });
    expect(await accept("developer", done?.id ?? "")).toEqual({ code: "INVITATION_OVER" });
    expect(await rolesOf("client", id)).toEqual({ usr_client: "OWNER", usr_developer: "DEVELOPER" });
  });

  it.each([
    ["declined", "DECLINED", "developer", "teamInvitationDecline", ""],
    ["taken back", "REVOKED", "client", "teamInvitationRevoke", "{ id }"],
  ])("has nobody join once it was %s", async (_, status, who, call, selection) => {
    const { id } = await create("client", "Harbour");
    const { done } = await invite("client", id, "developer@demo.com", "VIEWER");
    expect((await act(who, `${call}(id: "${done?.id}")`, selection)).code).toBeUndefined();
    expect((await team("client", id))?.invitations).toMatchObject([{ status }]);
    expect(await calls.waiting("developer")).toEqual([]);
    expect(await accept("developer", done?.id ?? "")).toEqual({ code: "INVITATION_OVER" });
    expect(await act(who, `${call}(id: "${done?.id}")`, selection)).toEqual({ code: "INVITATION_OVER" });
  });

  it("has nobody join after seven days, unless it is sent again", async () => {
    const { id } = await create("client", "Harbour");
    const { done } = await invite("client", id, "developer@demo.com", "VIEWER");
    expect(Date.parse(done?.expiresAt ?? "") - gateway.clock.now()).toBeGreaterThan(7 * DAY - MINUTE);
    const expiresAt = new Date(gateway.clock.now() + MINUTE).toISOString();
    await gateway.store.db.updateTable("accounts_team_invitations").set({ expiresAt }).execute();
    gateway.clock.move(2 * MINUTE);
    await gateway.leading.pass(MINUTE);
    expect((await team("client", id))?.invitations).toMatchObject([{ status: "EXPIRED" }]);
    expect(await accept("developer", done?.id ?? "")).toEqual({ code: "INVITATION_OVER" });
    const again = await calls.ofInvitation("client", `teamInvitationResend(id: "${done?.id}")`);
    expect(again.done?.status).toBe("PENDING");
    expect((await accept("developer", done?.id ?? "")).done?.role).toBe("VIEWER");
  });

  it.each([
    ["a member", "developer@demo.com"],
    ["somebody invited", "support@demo.com"],
    ["nobody's address", "harbour"],
  ])("is not for %s", async (_, to) => {
    const { id } = await create("client", "Harbour");
    await join("client", id, "developer", "VIEWER");
    await invite("client", id, "support@demo.com", "VIEWER");
    expect(await invite("client", id, to, "VIEWER")).toEqual({ code: "BAD_USER_INPUT" });
  });

  it("is taken back once whoever sent it may grant it no more", async () => {
    const { id } = await create("client", "Harbour");
    await join("client", id, "developer", "ADMIN");
    const { done } = await invite("developer", id, "support@demo.com", "ADMIN");
    await set("client", id, "developer", "DEVELOPER");
    expect(await accept("support", done?.id ?? "")).toEqual({ code: "INVITATION_OVER" });
  });
});
