import type { RequestContext } from "#gateway/platform/request/context.ts";
import * as invitations from "./invitationRepository.ts";
import type { Seat } from "./repository.ts";
import { covers, may } from "./roles.ts";
import { tellAddress } from "./rules.ts";

/** Takes back what somebody had offered to others and may not grant any more; without a seat all of it. */
export async function revokeBeyond(
  inside: RequestContext,
  teamId: string,
  userId: string,
  seat: Pick<Seat, "role" | "projectIds"> | null,
): Promise<void> {
  for (const one of await invitations.pendingOf(inside.home.db, teamId)) {
    if (one.invitedBy !== userId) continue;
    if (seat !== null && may(seat, "MANAGE") && covers(seat, one)) continue;
    await invitations.update(inside.home.db, one.id, { status: "REVOKED" });
    tellAddress(inside, one.emailKey, teamId);
  }
}
