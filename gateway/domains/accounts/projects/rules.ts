import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { defineLoader } from "#gateway/platform/entity/loaders.ts";
import { AppError, badInput, notFound } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { isTaken } from "#gateway/platform/store/errors.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import {
  demand,
  demandEmpty,
  holdTeam,
  may,
  membersOf,
  newProject,
  projects,
  setMember,
  wantedProject as wanted,
  ownSeat,
  ownSeats,
  reaches,
  seatIn,
  teamBy,
  tell,
  tellPerson,
  usedIn,
  type Held,
  type ProjectInput,
} from "#gateway/domains/accounts/teams/rules.ts";
import type { ProjectRow } from "#gateway/domains/accounts/teams/repository.ts";
import type { UserRow } from "#gateway/domains/accounts/users/repository.ts";
import { userOf } from "#gateway/domains/accounts/users/rules.ts";

/** The most projects of a team. */
const MOST = 30;

const load = defineLoader<string, ProjectRow>(
  async ({ home }, ids) => new Map((await projects.byIds(home.db, ids)).map((row) => [row.id, row])),
);

/** A project, whoever asks; null where there is none any more. */
export const projectBy = async (context: RequestContext, id: string): Promise<ProjectRow | null> =>
  (await load(context, id)) ?? null;

/** The projects of all teams that the viewer sees. */
export async function own(context: RequestContext): Promise<ProjectRow[]> {
  const seats = new Map((await ownSeats(context)).map((seat) => [seat.teamId, seat]));
  const all = await projects.ofTeams(context.home.db, [...seats.keys()]);
  return all.filter(({ id, teamId }) => {
    const seat = seats.get(teamId);
    return seat !== undefined && reaches(seat, id);
  });
}

/** A project that the viewer sees. @throws {AppError} NOT_FOUND */
async function seen(inside: RequestContext, id: string): Promise<ProjectRow> {
  const row = await projects.byId(inside.home.db, id);
  const seat = row && (await seatIn(inside.home.db, row.teamId, inside.viewer?.userId ?? ""));
  if (!row || !seat || !reaches(seat, id)) throw notFound("Project");
  return row;
}

/** The project where the viewer may make something. @throws {AppError} NOT_FOUND, FORBIDDEN. */
export async function projectFor(context: RequestContext, id: string) {
  const project = await seen(context, id);
  const seat = await seatIn(context.home.db, project.teamId, viewerIdOf(context));
  const team = await teamBy(context, project.teamId);
  if (!seat || !team) throw notFound("Project");
  demand(seat, "RUN", id);
  return { project, team };
}

/**
 * The project where the viewer makes something, within a transaction in which nobody hands its team over.
 * @throws {AppError} NOT_FOUND, FORBIDDEN.
 */
export async function holdProject(
  inside: RequestContext,
  id: string,
): Promise<Held & { project: ProjectRow }> {
  const { teamId } = await seen(inside, id);
  const found = await holdTeam(inside, teamId, "RUN", id);
  return { ...found, project: await seen(inside, id) };
}

async function kept<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isTaken(error, "accounts_projects"))
      throw badInput({ name: { code: "TAKEN", message: "The team has a project of this name already." } });
    throw error;
  }
}

/** @throws {AppError} NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, QUOTA_EXCEEDED. */
export async function create(
  context: RequestContext,
  { teamId, input }: { teamId: string; input: ProjectInput },
): Promise<ProjectRow> {
  const row = newProject(context, teamId, input);
  return await kept(() =>
    inHome(context, async (inside) => {
      await holdTeam(inside, teamId, "MANAGE", null);
      const used = (await projects.ofTeams(inside.home.db, [teamId])).length;
      if (used >= MOST)
        throw new AppError("QUOTA_EXCEEDED", `A team has at most ${MOST} projects: delete one first.`, {
          kind: "projects",
          limit: MOST,
          used,
        });
      await projects.insert(inside.home.db, row);
      tell(inside, teamId);
      return row;
    }),
  );
}

/** @throws {AppError} NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, VERSION_CONFLICT. */
export async function update(
  context: RequestContext,
  { id, input, expectedVersion }: { id: string; input: ProjectInput; expectedVersion: number },
): Promise<ProjectRow> {
  const changes = wanted(input);
  return await kept(() =>
    inHome(context, async (inside) => {
      const { teamId } = await seen(inside, id);
      await holdTeam(inside, teamId, "MANAGE", id);
      const before = await seen(inside, id);
      if (before.version !== expectedVersion)
        throw new AppError("VERSION_CONFLICT", "Project: it changed meanwhile. Look at it again.", {
          current: { id, name: before.name, version: before.version },
        });
      tell(inside, teamId);
      return await projects.update(inside.home.db, id, { ...changes, version: before.version + 1 });
    }),
  );
}

/** @throws {AppError} NOT_FOUND, FORBIDDEN, IN_USE. */
export async function remove(context: RequestContext, id: string): Promise<string> {
  await inHome(context, async (inside) => {
    const { db } = inside.home;
    const { teamId } = await seen(inside, id);
    await holdTeam(inside, teamId, "MANAGE", null);
    await demandEmpty(db, { teamId, projectId: id });
    // Who is limited to it alone sees nothing then, and not everything.
    for (const member of await membersOf(db, [teamId]))
      if (member.projectIds?.includes(id)) {
        const projectIds = member.projectIds.filter((one) => one !== id);
        await setMember(db, member, { role: member.role, projectIds });
        tellPerson(inside, member.userId, teamId);
      }
    await projects.remove(db, id);
    tell(inside, teamId);
  });
  return id;
}

export const teamName = async (context: RequestContext, { teamId }: ProjectRow): Promise<string> =>
  (await teamBy(context, teamId))?.name ?? "";

export async function owner(context: RequestContext, { teamId }: ProjectRow): Promise<UserRow | null> {
  const team = await teamBy(context, teamId);
  return team && (await userOf(context, team.ownerId));
}

export const used = async ({ home }: RequestContext, { id, teamId }: ProjectRow): Promise<number> =>
  await usedIn(home.db, { teamId, projectId: id });

/** Whether the viewer can make things in a project. */
export async function isOpen(context: RequestContext, { id, teamId }: ProjectRow): Promise<boolean> {
  const seat = await ownSeat(context, teamId);
  return seat !== null && may(seat, "RUN") && reaches(seat, id);
}

/** What the viewer can do with a project as it is now. */
export async function actionsOf(context: RequestContext, row: ProjectRow) {
  const seat = await ownSeat(context, row.teamId);
  if (!seat || !may(seat, "MANAGE") || !reaches(seat, row.id)) return [];
  const update = { name: "UPDATE", allowed: true, reasonCode: null } as const;
  if (seat.projectIds !== null) return [update];
  const isUsed = (await used(context, row)) > 0;
  return [update, { name: "DELETE", allowed: !isUsed, reasonCode: isUsed ? "IN_USE" : null } as const];
}
