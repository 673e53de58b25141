import type { RequestContext } from "#gateway/platform/request/context.ts";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { currentPrices } from "#gateway/domains/catalogue/prices/rules.ts";
import { limitsOf } from "./quotas.ts";

/** How much the viewer has, and may have. */
export const limits = async (context: RequestContext) =>
  await limitsOf(context.home.db, await currentPrices(context.home.db), viewerIdOf(context));
