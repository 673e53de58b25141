import { AppError } from "../errors.ts";
import type { RequestContext } from "../request.ts";

/** What a field or a route asks of the caller. */
export type Access = "public" | "sample" | "auth" | { action: string; subject: string };

const signIn = () => new AppError("UNAUTHENTICATED", "Sign in first: this needs a session.");

/**
 * Lets the caller through, or not.
 * @throws {AppError} UNAUTHENTICATED without a session where one is needed, FORBIDDEN without the ability.
 */
export function enforce(access: Access, { viewer, config }: Pick<RequestContext, "viewer" | "config">): void {
  if (access === "public") return;
  if (access === "sample") {
    if (config.sampleAccess === "off") throw new AppError("FORBIDDEN", "The sample data is switched off here (SAMPLE_ACCESS).");
    if (config.sampleAccess === "session" && !viewer) throw signIn();
    return;
  }
  if (!viewer) throw signIn();
  if (access !== "auth" && !viewer.ability.can(access.action, access.subject)) {
    throw new AppError("FORBIDDEN", `This needs the ability to ${access.action} ${access.subject}.`);
  }
}
