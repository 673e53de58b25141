import { AppError } from "#gateway/platform/errors.ts";
import type { Access } from "#gateway/platform/request/access.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";

const signIn = (token: string | null) =>
  new AppError(
    "UNAUTHENTICATED",
    token ? "The session has ended: sign in again." : "Sign in first: this needs a session.",
  );

type Caller = Pick<RequestContext, "viewer" | "token" | "config">;

/**
 * Why the caller is not let through, UNAUTHENTICATED or FORBIDDEN; null for who is. A caller whose session ended is told
 * so even where no session is needed: who sends a token means to be someone.
 */
export function refusalOf(access: Access, { viewer, token, config }: Caller): AppError | null {
  if (access === "public") return null;
  if (access === "devTools" && !config.mockControls) {
    return new AppError(
      "FORBIDDEN",
      "The mock server's controls are switched off here (DEV_TOOLS), as they always are in production.",
    );
  }
  if (access === "sample" || access === "devTools") {
    if (config.sampleAccess === "off")
      return new AppError("FORBIDDEN", "The sample data is switched off here (SAMPLE_ACCESS).");
    return !viewer && (token || config.sampleAccess === "session") ? signIn(token) : null;
  }
  if (!viewer) return signIn(token);
  return access === "auth" || viewer.ability.can(access.action, access.subject)
    ? null
    : new AppError("FORBIDDEN", `This needs the ability to ${access.action} ${access.subject}.`);
}

/**
 * Lets the caller through, or not.
 * @throws {AppError} what `refusalOf` answers.
 */
export function enforce(access: Access, caller: Caller): void {
  const refusal = refusalOf(access, caller);
  if (refusal) throw refusal;
}

/**
 * The account behind a request that needs one.
 * @throws {AppError} UNAUTHENTICATED without a session.
 */
export function viewerIdOf({ viewer, token }: Pick<RequestContext, "viewer" | "token">): string {
  if (!viewer) throw signIn(token);
  return viewer.userId;
}
