import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { AppError, badInput } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { holdProject, projectFor } from "#gateway/domains/accounts/projects/rules.ts";
import { lockTeam, may, projects, reaches, seatIn } from "#gateway/domains/accounts/teams/rules.ts";
import { allow, isAdmin, tell } from "#gateway/domains/hosting/apps/rules.ts";
import type { AppRow } from "#gateway/domains/hosting/apps/repository.ts";
import { change } from "./changing.ts";
import { resize } from "./metering.ts";

/** Where an app is, and who pays for it. */
export type Place = Pick<AppRow, "ownerId" | "teamId" | "projectId">;

const personal = (context: RequestContext): Place => ({
  ownerId: viewerIdOf(context),
  teamId: null,
  projectId: null,
});

/** Where the viewer may make an app: among their own, or in a project. @throws {AppError} NOT_FOUND, FORBIDDEN. */
export async function placeOf(context: RequestContext, projectId: string | null): Promise<Place> {
  if (projectId === null) return personal(context);
  const { project, team } = await projectFor(context, projectId);
  return { ownerId: team.ownerId, teamId: team.id, projectId: project.id };
}

/** The same within a transaction, in which nobody hands the team over. */
export async function holdPlace(inside: RequestContext, projectId: string | null): Promise<Place> {
  if (projectId === null) return personal(inside);
  const { project, team } = await holdProject(inside, projectId);
  return { ownerId: team.ownerId, teamId: team.id, projectId: project.id };
}

const unknown = () =>
  badInput({
    projectId: {
      code: "UNKNOWN",
      message: "Choose a project of a team whose owner pays for the app already.",
    },
  });

/** Where an app may be moved to: nobody comes to pay for it who did not. */
async function wanted(inside: RequestContext, { ownerId }: AppRow, projectId: string): Promise<Place> {
  const { db } = inside.home;
  const project = await projects.byId(db, projectId);
  const seat = project && (await seatIn(db, project.teamId, viewerIdOf(inside)));
  const isOpen = seat !== undefined && may(seat, "MANAGE") && reaches(seat, projectId);
  if (!project || !(isOpen || isAdmin(inside))) throw unknown();
  const team = await lockTeam(db, project.teamId);
  if (team?.ownerId !== ownerId) throw unknown();
  return { ownerId, teamId: team.id, projectId };
}

/**
 * Moves an app into another project, or among its owner's own; all that is known of it comes along.
 * @throws {AppError} NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, STEP_REFUSED.
 */
export const move = async (context: RequestContext, id: string, projectId: string | null): Promise<AppRow> =>
  await change(context, id, { what: "MOVE" }, async (inside, app, who) => {
    allow(app, "MOVE", who);
    if (projectId === app.projectId) return app;
    if (projectId === null && !who.includes("OWNER") && !who.includes("ADMIN"))
      throw new AppError("FORBIDDEN", "Only the team's owner takes an app out of the team.");
    const place =
      projectId === null
        ? { ownerId: app.ownerId, teamId: null, projectId: null }
        : await wanted(inside, app, projectId);
    tell(inside, app);
    const moved = await resize(inside, app, { ...place, version: app.version + 1 });
    tell(inside, moved, "CREATED");
    return moved;
  });
