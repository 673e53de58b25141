import { isApiToken } from "./secrets.ts";
import { AppError } from "#gateway/platform/errors.ts";
import type { Access } from "#gateway/platform/request/access.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";

function signIn(token: string | null): AppError {
  const how =
    token && isApiToken(token)
      ? "This API token serves no more: take another one."
      : "The session has ended: sign in again.";
  return new AppError("UNAUTHENTICATED", token ? how : "Sign in first: this needs a session.");
}

/** What a field or a route does, beside what it asks of the caller. */
export interface Doing {
  /** Whether it changes something. */
  isChange?: boolean;
  /** Whether only a person in a session may do it, and no API token. */
  isSessionOnly?: boolean | undefined;
  /** Whether it is a change that who views as another role may make too. */
  isWhileViewingAs?: boolean | undefined;
}

/** Why an API token, or a session that views as another role, does not do something that its holder might. */
function narrowedRefusalOf(
  { viewer }: Caller,
  { isChange, isSessionOnly, isWhileViewingAs }: Doing,
): AppError | null {
  if (viewer?.isViewingAs && isChange && !isWhileViewingAs)
    return new AppError(
      "VIEW_AS_READ_ONLY",
      "You view as another role, which only reads: take your own rights back (viewAs with ADMIN), then change this.",
    );
  if (!viewer?.scopes) return null;
  if (isSessionOnly)
    return new AppError(
      "SESSION_REQUIRED",
      "An API token cannot do this: sign in, and do it in the console.",
    );
  return isChange && !viewer.scopes.includes("write")
    ? new AppError("TOKEN_READ_ONLY", "This API token only reads: take one with the scope WRITE.")
    : null;
}

type Caller = Pick<RequestContext, "viewer" | "token" | "config">;

/**
 * Why the caller is not let through, UNAUTHENTICATED, FORBIDDEN, for an API token SESSION_REQUIRED or TOKEN_READ_ONLY, or
 * VIEW_AS_READ_ONLY for a session with another role's rights; null for who is. A caller whose session ended is told so even
 * where no session is needed: who sends a token means to be someone.
 */
export function refusalOf(access: Access, caller: Caller, doing: Doing = {}): AppError | null {
  const { viewer, token, config } = caller;
  const refusal = narrowedRefusalOf(caller, doing);
  if (refusal || access === "public") return refusal;
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
export function enforce(access: Access, caller: Caller, doing?: Doing): void {
  const refusal = refusalOf(access, caller, doing);
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
