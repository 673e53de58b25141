import type { RequestContext } from "#gateway/platform/request/context.ts";
import { notFound } from "#gateway/platform/errors.ts";
import { currentPrices } from "#gateway/domains/catalogue/prices/rules.ts";
import type { DeploymentRow } from "#gateway/domains/hosting/deployments/repository.ts";
import { find } from "#gateway/domains/hosting/deployments/rules.ts";
import { placeOf } from "./places.ts";
import { limitsOf } from "./quotas.ts";
import { cancel as cancelOf } from "./steps.ts";

export { change } from "./changing.ts";
export { deploy } from "./deploying.ts";
export { busyBy } from "./draining.ts";
export { createRouting, type Routing } from "./routing.ts";
export { restart } from "./steps.ts";
export { workloadOf } from "./workload.ts";

/** How much the viewer, or who pays for a project, has and may have. @throws {AppError} NOT_FOUND, FORBIDDEN. */
export async function limits(context: RequestContext, projectId: string | null) {
  const { ownerId } = await placeOf(context, projectId);
  return await limitsOf(context.home.db, await currentPrices(context.home.db), ownerId);
}

/** Takes a deployment back. @throws {AppError} NOT_FOUND, STEP_REFUSED. */
export async function cancel(context: RequestContext, id: string): Promise<DeploymentRow> {
  const found = await find(context, id);
  if (!found) throw notFound("Deployment");
  const row = await cancelOf(context, found.appId, id);
  if (!row) throw notFound("Deployment");
  return row;
}
