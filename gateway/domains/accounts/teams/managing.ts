import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { AppError, badInput } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { holdTable, inHome } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { note } from "#gateway/domains/accounts/audit/rules.ts";
import * as projects from "./projectRepository.ts";
import { newProject, type ProjectInput } from "./newProject.ts";
import * as seats from "./memberRepository.ts";
import * as teams from "./repository.ts";
import type { TeamRow } from "./repository.ts";
import { revokeBeyond } from "./revoking.ts";
import { holdTeam, tell, tellPerson } from "./rules.ts";
import { demandEmpty } from "./uses.ts";

/** The most teams that somebody owns. */
const MOST = 10;

const named = z.object({ name: text(1, 60) });

/** @throws {AppError} QUOTA_EXCEEDED */
export async function demandRoom(db: Db, ownerId: string): Promise<void> {
  const used = await teams.countOwned(db, ownerId);
  if (used >= MOST)
    throw new AppError("QUOTA_EXCEEDED", `You own ${MOST} teams, which is all there can be: delete one.`, {
      kind: "teams",
      limit: MOST,
      used,
    });
}

interface Create {
  name: string;
  project: ProjectInput;
}

/** @throws {AppError} BAD_USER_INPUT, QUOTA_EXCEEDED. */
export async function create(context: RequestContext, given: Create): Promise<TeamRow> {
  const { name } = validate(named, { name: given.name });
  const userId = viewerIdOf(context);
  const at = timestamp(context.clock);
  const id = newId("tem", context.clock);
  const row: TeamRow = { id, name, ownerId: userId, lock: 1, version: 1, createdAt: at, updatedAt: at };
  const project = newProject(context, id, given.project, "project.");
  return await inHome(context, async (inside) => {
    const { db } = inside.home;
    await holdTable(inside.home, "accounts_teams");
    await demandRoom(db, userId);
    await teams.insert(db, row);
    await seats.addMember(db, {
      id: newId("mem", inside.clock),
      teamId: id,
      userId,
      role: "OWNER",
      projectIds: null,
      joinedAt: at,
    });
    await projects.insert(db, project);
    tellPerson(inside, userId, id, "CREATED");
    return row;
  });
}

/** @throws {AppError} NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, VERSION_CONFLICT. */
export async function update(
  context: RequestContext,
  { id, expectedVersion, ...given }: { id: string; name: string; expectedVersion: number },
): Promise<TeamRow> {
  const { name } = validate(named, given);
  return await inHome(context, async (inside) => {
    const { team } = await holdTeam(inside, id, "MANAGE", null);
    if (team.version !== expectedVersion)
      throw new AppError("VERSION_CONFLICT", "Team: it changed meanwhile. Look at it again.", {
        current: { id, name: team.name, version: team.version },
      });
    tell(inside, id);
    const updatedAt = timestamp(inside.clock);
    return await teams.update(inside.home.db, id, { name, version: team.version + 1, updatedAt });
  });
}

/** @throws {AppError} NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, IN_USE. */
export async function remove(context: RequestContext, id: string, confirm: string): Promise<string> {
  await inHome(context, async (inside) => {
    const { db } = inside.home;
    const { team } = await holdTeam(inside, id, "OWN");
    if (confirm.trim() !== team.name)
      throw badInput({ confirm: { code: "INVALID", message: "Write the team's name to confirm." } });
    await demandEmpty(db, { teamId: id });
    for (const { userId } of await seats.membersOf(db, [id])) tellPerson(inside, userId, id, "DELETED");
    await teams.remove(db, id);
  });
  return id;
}

/** @throws {AppError} NOT_FOUND, LAST_OWNER. */
export async function leave(context: RequestContext, id: string): Promise<string> {
  await inHome(context, async (inside) => {
    const { team, seat } = await holdTeam(inside, id);
    if (seat.role === "OWNER")
      throw new AppError("LAST_OWNER", "You own this team: hand it over first, or delete it.");
    const { userId } = seat;
    await seats.removeMember(inside.home.db, seat);
    await revokeBeyond(inside, id, userId, null);
    const sessionId = context.viewer?.sessionId ?? null;
    await note(inside, { kind: "teamLeft", userId, sessionId, detail: { team: team.name } });
    tell(inside, id);
    tellPerson(inside, userId, id, "DELETED");
  });
  return id;
}
