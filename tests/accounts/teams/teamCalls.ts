import type { TestGateway } from "#tests/support/gateway.ts";

export interface InvitationAnswer {
  id: string;
  status: string;
  role: string;
  email: string;
  teamName: string;
  expiresAt: string;
}

export interface TeamAnswer {
  id: string;
  name: string;
  role: string;
  version: number;
  projectIds: string[] | null;
  grantable: string[];
  owner: { id: string };
  members: { role: string; projectIds: string[] | null; grantable: string[]; person: { id: string } }[];
  invitations: InvitationAnswer[];
  projects: { id: string; name: string; version: number; isOpen: boolean }[];
  actions: { name: string; allowed: boolean; reasonCode: string | null }[];
}

const TEAM = `fragment TeamParts on Team { id name role version projectIds grantable owner { id }
  members { role projectIds grantable person { id } } invitations { ...InvitationParts }
  projects { id name version isOpen } actions { name allowed reasonCode } }`;
const INVITATION = "fragment InvitationParts on TeamInvitation { id status role email teamName expiresAt }";

/** What came of something, or why it was refused. */
interface Outcome<T> {
  done?: T;
  code?: string;
}

let keys = 0;
export const key = (): string => `team-${(keys += 1)}`;

/** Short ways to do something with teams, each person by the token of a user name. */
export function teamCalls(gateway: () => TestGateway) {
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = async (who: string): Promise<string> => {
    const known = tokens.get(who) ?? gateway().signIn(who);
    tokens.set(who, known);
    return await known;
  };
  const send = async (who: string, query: string, variables: object = {}) =>
    await gateway().graphql(query, variables, await tokenOf(who));
  const ask = async <T>(who: string, query: string, variables: object = {}): Promise<T> => {
    const { data, errors } = await send(who, query, variables);
    if (errors) throw new Error(JSON.stringify(errors));
    return data as T;
  };
  /** Does one thing, and answers what came of it, or the code of the refusal. */
  const act = async <T>(who: string, call: string, selection: string): Promise<Outcome<T>> => {
    const isTeam = selection.includes("TeamParts");
    const parts = isTeam ? `${TEAM} ${INVITATION}` : selection.includes("InvitationParts") ? INVITATION : "";
    const { data, errors } = await send(who, `${parts} mutation { done: ${call} ${selection} }`);
    const code = errors?.[0]?.extensions.code;
    return code === undefined ? { done: data?.["done"] as T } : { code };
  };
  const ofTeam = async (who: string, call: string) => await act<TeamAnswer>(who, call, "{ ...TeamParts }");
  const ofInvitation = async (who: string, call: string) =>
    await act<InvitationAnswer>(who, call, "{ ...InvitationParts }");
  const ids = (projectIds: readonly string[] | null | undefined) =>
    projectIds === undefined ? "" : `, projectIds: ${JSON.stringify(projectIds)}`;
  const invite = async (
    who: string,
    teamId: string,
    to: string,
    role: string,
    projectIds?: string[] | null,
  ) =>
    await ofInvitation(
      who,
      `teamInvite(teamId: "${teamId}", input: { email: "${to}", role: ${role}${ids(projectIds)} }, idempotencyKey: "${key()}")`,
    );
  const accept = async (who: string, id: string) => await ofTeam(who, `teamInvitationAccept(id: "${id}")`);
  return {
    tokenOf,
    send,
    ask,
    act,
    ofTeam,
    ofInvitation,
    invite,
    accept,
    create: async (who: string, name: string): Promise<TeamAnswer> => {
      const { done, code } = await ofTeam(
        who,
        `teamCreate(name: "${name}", project: { name: "Web" }, idempotencyKey: "${key()}")`,
      );
      if (!done) throw new Error(code);
      return done;
    },
    team: async (who: string, id: string): Promise<TeamAnswer | null> =>
      (
        await ask<{ team: TeamAnswer | null }>(
          who,
          `${TEAM} ${INVITATION} query ($id: ID!) { team(id: $id) { ...TeamParts } }`,
          { id },
        )
      ).team,
    /** Has somebody join, who is invited by another one. */
    join: async (by: string, teamId: string, who: string, role: string, projectIds?: string[] | null) => {
      const { done, code } = await invite(by, teamId, `${who}@demo.com`, role, projectIds);
      if (!done) throw new Error(code);
      await accept(who, done.id);
    },
    set: async (who: string, teamId: string, user: string, role: string, projectIds?: string[] | null) =>
      await ofTeam(
        who,
        `teamMemberSet(teamId: "${teamId}", userId: "usr_${user}", role: ${role}${ids(projectIds)})`,
      ),
    remove: async (who: string, teamId: string, user: string) =>
      await ofTeam(who, `teamMemberRemove(teamId: "${teamId}", userId: "usr_${user}")`),
    leave: async (who: string, id: string) => await act<string>(who, `teamLeave(id: "${id}")`, ""),
    handOver: async (who: string, teamId: string, user: string) =>
      await ofInvitation(who, `teamHandOver(teamId: "${teamId}", userId: "usr_${user}", password: "${who}")`),
    waiting: async (who: string): Promise<InvitationAnswer[]> =>
      (
        await ask<{ teamInvitations: InvitationAnswer[] }>(
          who,
          `${INVITATION} { teamInvitations { ...InvitationParts } }`,
        )
      ).teamInvitations,
  };
}
