import type { RequestContext } from "#gateway/platform/request/context.ts";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { notFound } from "#gateway/platform/errors.ts";
import { currentPrices } from "#gateway/domains/catalogue/prices/rules.ts";
import type { DeploymentRow } from "#gateway/domains/hosting/deployments/repository.ts";
import { find } from "#gateway/domains/hosting/deployments/rules.ts";
import { limitsOf } from "./quotas.ts";
import { cancel as cancelOf } from "./steps.ts";

export { change } from "./changing.ts";
export { deploy } from "./deploying.ts";
export { busyBy } from "./draining.ts";
export { createRouting, type Routing } from "./routing.ts";
export { keep, type Keeping } from "./working.ts";
export { workloadOf } from "./workload.ts";

/** How much the viewer has, and may have. */
export const limits = async (context: RequestContext) =>
  await limitsOf(context.home.db, await currentPrices(context.home.db), viewerIdOf(context));

/** Takes a deployment back. @throws {AppError} NOT_FOUND, STEP_REFUSED. */
export async function cancel(context: RequestContext, id: string): Promise<DeploymentRow> {
  const found = await find(context, id);
  if (!found) throw notFound("Deployment");
  const row = await cancelOf(context, found.appId, id);
  if (!row) throw notFound("Deployment");
  return row;
}
