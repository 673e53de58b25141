import { AppError } from "#gateway/platform/errors.ts";
import type { Access } from "#gateway/platform/request/access.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";

const signIn = (token: string | null) =>
  new AppError(
    "UNAUTHENTICATED",
    token ? "The session has ended: sign in again." : "Sign in first: this needs a session.",
  );

/**
 * Lets the caller through, or not. A caller whose session ended is told so even where no session is needed: who sends a
 * token means to be someone.
 * @throws {AppError} UNAUTHENTICATED without a session where one is needed, FORBIDDEN without the ability.
 */
export function enforce(
  access: Access,
  { viewer, token, config }: Pick<RequestContext, "viewer" | "token" | "config">,
): void {
  if (access === "public") return;
  if (access === "devTools" && !config.mockControls) {
    throw new AppError(
      "FORBIDDEN",
      "The mock server's controls are switched off here (DEV_TOOLS), as they always are in production.",
    );
  }
  if (access === "sample" || access === "devTools") {
    if (config.sampleAccess === "off")
      throw new AppError("FORBIDDEN", "The sample data is switched off here (SAMPLE_ACCESS).");
    if (!viewer && (token || config.sampleAccess === "session")) throw signIn(token);
    return;
  }
  if (!viewer) throw signIn(token);
  if (access !== "auth" && !viewer.ability.can(access.action, access.subject)) {
    throw new AppError("FORBIDDEN", `This needs the ability to ${access.action} ${access.subject}.`);
  }
}

/**
 * The account behind a request that needs one.
 * @throws {AppError} UNAUTHENTICATED without a session.
 */
export function viewerIdOf({ viewer, token }: Pick<RequestContext, "viewer" | "token">): string {
  if (!viewer) throw signIn(token);
  return viewer.userId;
}
