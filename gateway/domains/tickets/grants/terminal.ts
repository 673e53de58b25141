import { enforce, viewerIdOf } from "#gateway/platform/auth/access.ts";
import { AppError } from "#gateway/platform/errors.ts";
import type { RequestContext, Services } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { readyPod } from "#gateway/domains/hosting/pods/rules.ts";
import { threadOf } from "#gateway/domains/tickets/tickets/rules.ts";
import type { Terminal } from "#gateway/engine/engine.ts";
import { byId } from "./repository.ts";
import { lasting, use } from "./using.ts";

/** Whether a terminal that is asked for is one that an owner lets the staff open. */
export const isGrant = (name: string): boolean => name.startsWith("grant_");

const noPod = () =>
  new AppError("STEP_REFUSED", "No pod of the app is ready: try again once one is.", { reason: "STATE" });

/**
 * Lets somebody of the staff in a session into a terminal under an access with EXEC; that it is opened is noted, before it is.
 * @throws {AppError} UNAUTHENTICATED, SESSION_REQUIRED, VIEW_AS_READ_ONLY, FORBIDDEN, NOT_FOUND, GRANT_REQUIRED, STEP_REFUSED.
 */
export async function admitUnderGrant(context: RequestContext, id: string, isNew: boolean) {
  enforce({ action: "manage", subject: "WorkOrderStaff" }, context, { isChange: true, isSessionOnly: true });
  const { app } = await lasting(context, id, "EXEC");
  if (isNew && (await readyPod(context.home, app.id)) === undefined) throw noPod();
  if (isNew) await use(context, id, "EXEC");
  return { holder: viewerIdOf(context), sessionId: context.viewer?.sessionId ?? null };
}

/** Opens a terminal in a pod of the access's app; it ends as soon as the access does. */
export async function openUnderGrant(
  { engine, live }: Pick<Services, "engine" | "live">,
  home: Store,
  id: string,
  size: { columns: number; rows: number },
): Promise<Terminal> {
  const grant = await byId(home.db, id);
  const pod = grant && (await readyPod(home, grant.appId));
  if (!grant || pod === undefined) throw noPod();
  const terminal = await engine.exec(pod, size);
  const heard = live.subscribe(threadOf(grant.ticketId))[Symbol.asyncIterator]();
  const watch = async () => {
    for (let next = await heard.next(); !next.done; next = await heard.next())
      if ((await byId(home.db, id))?.status !== "GRANTED") terminal.close();
  };
  watch().catch(() => terminal.close());
  const leave = () => void heard.return?.();
  terminal.ended.then(leave, leave);
  return terminal;
}
