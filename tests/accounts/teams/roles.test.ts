import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { covers, grantableBy, may, mayGive, roles } from "#gateway/domains/accounts/teams/roles.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { teamCalls, type TeamAnswer } from "./teamCalls.ts";
import { withoutSampleTeams } from "./withoutSampleTeams.ts";

const rights = fc.record({
  role: fc.constantFrom(...roles),
  projectIds: fc.option(fc.subarray(["web", "docs", "shop"])),
});
const powers = ["SEE", "PAY", "RUN", "MANAGE", "OWN"] as const;

const isGiven = (seat: Parameters<typeof mayGive>[0], wanted: Parameters<typeof mayGive>[1]): boolean => {
  try {
    mayGive(seat, wanted);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
};

describe("whoever gives a role", () => {
  it("gives no power that they have not, and no project that they do not reach", () =>
    fc.assert(
      fc.property(rights, rights, (seat, wanted) => {
        if (!isGiven(seat, wanted)) return;
        expect(powers.filter((power) => may(wanted, power) && !may(seat, power))).toEqual([]);
        if (seat.projectIds !== null)
          expect(wanted.projectIds?.every((id) => seat.projectIds?.includes(id))).toBe(true);
      }),
    ));

  it("manages the team, and never gives it away", () =>
    fc.assert(
      fc.property(rights, rights, (seat, wanted) => {
        if (!isGiven(seat, wanted)) return;
        expect(may(seat, "MANAGE")).toBe(true);
        expect(wanted.role).not.toBe("OWNER");
      }),
    ));

  it("can give on no more by way of somebody else than directly", () =>
    fc.assert(
      fc.property(rights, rights, rights, (first, second, third) => {
        if (isGiven(first, second) && isGiven(second, third)) expect(isGiven(first, third)).toBe(true);
      }),
    ));

  it("is offered exactly the roles that are let pass", () =>
    fc.assert(
      fc.property(rights, (seat) => {
        const offered = grantableBy(seat);
        for (const role of roles)
          expect(offered.includes(role)).toBe(isGiven(seat, { role, projectIds: seat.projectIds }));
      }),
    ));

  it("has all that they have themselves", () => fc.assert(fc.property(rights, (seat) => covers(seat, seat))));
});

const people = ["client", "developer", "support", "finance"] as const;
const person = fc.constantFrom(...people);
const role = fc.constantFrom("OWNER", "ADMIN", "DEVELOPER", "BILLING", "VIEWER");
const step = fc.oneof(
  fc.record({ does: fc.constant("set" as const), by: person, whom: person, role, isLimited: fc.boolean() }),
  fc.record({ does: fc.constant("remove" as const), by: person, whom: person }),
  fc.record({ does: fc.constant("leave" as const), by: person }),
  fc.record({
    does: fc.constant("invite" as const),
    by: person,
    whom: person,
    role,
    isLimited: fc.boolean(),
  }),
  fc.record({ does: fc.constant("accept" as const), by: person }),
  fc.record({ does: fc.constant("handOver" as const), by: person, whom: person }),
);

describe("a team to which anything is done", () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
    await gateway.app.ready();
    await withoutSampleTeams(gateway);
  });
  afterAll(() => gateway.close());
  const calls = teamCalls(() => gateway);

  async function take(
    id: string,
    project: string,
    one: typeof step extends fc.Arbitrary<infer T> ? T : never,
  ) {
    const projectIds = "isLimited" in one && one.isLimited ? [project] : null;
    if (one.does === "set") await calls.set(one.by, id, one.whom, one.role, projectIds);
    else if (one.does === "remove") await calls.remove(one.by, id, one.whom);
    else if (one.does === "leave") await calls.leave(one.by, id);
    else if (one.does === "handOver") await calls.handOver(one.by, id, one.whom);
    else if (one.does === "invite")
      await calls.invite(one.by, id, `${one.whom}@demo.com`, one.role, projectIds);
    else for (const { id: invitation } of await calls.waiting(one.by)) await calls.accept(one.by, invitation);
  }

  /** The team as whoever is in it sees it. */
  async function seen(id: string): Promise<TeamAnswer> {
    for (const who of people) {
      const team = await calls.team(who, id);
      if (team) return team;
    }
    throw new Error("Nobody is in the team any more.");
  }

  it(
    "keeps exactly one owner, who pays, and gives nobody more than whoever did it had",
    () =>
      fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
          const { id, projects } = await calls.create("client", "Harbour");
          for (const one of steps) {
            const before = await seen(id);
            await take(id, projects[0]?.id ?? "", one);
            const after = await seen(id);
            const owners = after.members.filter((member) => member.role === "OWNER");
            expect(owners.map(({ person: { id: owner } }) => owner)).toEqual([after.owner.id]);
            expect(owners[0]?.projectIds).toBeNull();
            if (one.does !== "set") continue;
            const [by, was, is] = [
              before.members.find((member) => member.person.id === `usr_${one.by}`),
              before.members.find((member) => member.person.id === `usr_${one.whom}`),
              after.members.find((member) => member.person.id === `usr_${one.whom}`),
            ];
            if (JSON.stringify([was?.role, was?.projectIds]) === JSON.stringify([is?.role, is?.projectIds]))
              continue;
            const known = (given: typeof by) => roles.find((name) => name === given?.role) ?? "VIEWER";
            const of = (given: typeof by) => ({ role: known(given), projectIds: given?.projectIds ?? null });
            expect(covers(of(by), of(is))).toBe(true);
          }
          await gateway.store.db.deleteFrom("accounts_teams").execute();
        }),
        { numRuns: 25 },
      ),
    60_000,
  );
});
