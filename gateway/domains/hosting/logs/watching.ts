import { isApiToken } from "#gateway/platform/auth/secrets.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { viewerOf as viewerOfApiToken } from "#gateway/domains/accounts/apiTokens/rules.ts";
import { viewerOf } from "#gateway/domains/accounts/sessions/rules.ts";
import { find } from "#gateway/domains/hosting/apps/rules.ts";

/** Whether who began to watch an app may still see it: in the same session, with the rights that they have now. */
export async function seesStill(context: RequestContext, appId: string): Promise<boolean> {
  const { home, clock, token, viewer } = context;
  if (!viewer || token === null) return false;
  const now = await (isApiToken(token) ? viewerOfApiToken : viewerOf)(home, clock, token);
  if (now?.sessionId !== viewer.sessionId || !now.ability.can("read", "LasApp")) return false;
  return (await find({ ...context, viewer: now }, appId)) !== null;
}
