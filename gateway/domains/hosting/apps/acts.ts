import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { note } from "#gateway/domains/accounts/audit/rules.ts";
import type { AuditEntryRow } from "#gateway/domains/accounts/audit/repository.ts";
import type { AppActRow, AppRow } from "./repository.ts";

/** What is done to an app, as its record names it. */
export interface Act {
  what: string;
  /** More of it, as texts. */
  more?: Record<string, string>;
}

/** Writes into the security record of whose app it is what somebody does to it, with who it was where it is somebody else. */
export async function noteAct(
  context: RequestContext,
  app: Pick<AppRow, "id" | "name" | "ownerId">,
  { what, more = {} }: Act,
  kind: "appChanged" | "secretRevealed" | "terminalOpened" = "appChanged",
): Promise<void> {
  const actor = viewerIdOf(context);
  await note(context, {
    kind,
    userId: app.ownerId,
    sessionId: context.viewer?.sessionId ?? null,
    target: app.id,
    detail: {
      app: app.name,
      ...(kind === "appChanged" && { what }),
      ...more,
      ...(context.viewer?.scopes && { via: "API" }),
      ...(actor !== app.ownerId && { actor }),
    },
  });
}

const whats: Partial<Record<AuditEntryRow["kind"], string>> = {
  secretRevealed: "SECRET_REVEALED",
  terminalOpened: "TERMINAL_OPENED",
};

function moreOf({ secret, pod, job, host, number, from, to }: AuditEntryRow["detail"]): string {
  if (from !== undefined && to !== undefined) return `${from} → ${to}`;
  return secret ?? pod ?? job ?? host ?? (number === undefined ? "" : `#${number}`);
}

/**
 * An entry of the record as it is told of an app.
 * @param sees whether an address of who did it is told, by who it was.
 */
export function actOf(entry: AuditEntryRow, sees: (actorId: string | null) => boolean): AppActRow {
  const { id, kind, userId, detail, address, createdAt } = entry;
  const actorId = detail["actor"] ?? userId;
  return {
    id,
    what: whats[kind] ?? detail["what"] ?? "UPDATE",
    actorId,
    via: detail["via"] === "API" ? "API" : "UI",
    more: moreOf(detail),
    address: sees(actorId) ? address : null,
    createdAt,
  };
}
