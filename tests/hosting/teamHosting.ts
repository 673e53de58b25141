import { key as teamKey, teamCalls, type TeamAnswer } from "#tests/accounts/teams/teamCalls.ts";
import { withoutSampleTeams } from "#tests/accounts/teams/withoutSampleTeams.ts";
import { CREATE, inputOf, key, startHosting, type AppAnswer, type HostingGateway } from "./hostingGateway.ts";

/** Who stands before an app of a team: its owner is `client`. */
export const seats = {
  viewer: "support",
  billing: "finance",
  developer: "developer",
  manager: "finance2",
} as const;

/** A gateway with a team of the client's that has two projects, and with apps in them. */
export interface TeamHosting extends HostingGateway {
  team: TeamAnswer;
  calls: ReturnType<typeof teamCalls>;
  web: string;
  docs: string;
  tokenOf(who: string): Promise<string>;
  /** Makes an app in a project, by somebody. */
  createIn(projectId: string, who?: string, input?: object): Promise<AppAnswer>;
}

/** Starts it; those of `seats` are in the team, each by what they are called. */
export async function startTeamHosting(): Promise<TeamHosting> {
  const host = await startHosting();
  await withoutSampleTeams(host.gateway);
  const calls = teamCalls(() => host.gateway);
  const made = await calls.create("client", "Harbour");
  const { done } = await calls.act<{ id: string }>(
    "client",
    `projectCreate(teamId: "${made.id}", input: { name: "Docs" }, idempotencyKey: "${teamKey()}")`,
    "{ id }",
  );
  await calls.join("client", made.id, seats.viewer, "VIEWER");
  await calls.join("client", made.id, seats.billing, "BILLING");
  await calls.join("client", made.id, seats.developer, "DEVELOPER");
  await calls.join("client", made.id, seats.manager, "ADMIN");
  return {
    ...host,
    team: made,
    calls,
    web: made.projects[0]?.id ?? "",
    docs: done?.id ?? "",
    tokenOf: calls.tokenOf,
    createIn: async (projectId, who = "client", input = {}) =>
      (
        await host.ask<{ app: AppAnswer }>(
          CREATE,
          { input: inputOf({ ...input, projectId }), key: key() },
          await calls.tokenOf(who),
        )
      ).app,
  };
}
