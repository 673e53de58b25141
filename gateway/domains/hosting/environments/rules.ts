import { notFound } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { appOf } from "#gateway/domains/hosting/apps/rules.ts";
import { revisionBy } from "#gateway/domains/hosting/deployments/rules.ts";
import type { AppEnvironmentRow } from "./repository.ts";

/** @throws {AppError} NOT_FOUND */
export async function ofApp(context: RequestContext, appId: string): Promise<AppEnvironmentRow> {
  const app = await appOf(context, appId);
  const revision = await revisionBy(context.home.db, app.id, app.latestRevision);
  if (!revision) throw notFound("Version");
  const { variables, files } = revision.snapshot;
  return {
    id: app.id,
    version: app.version,
    revision: revision.number,
    variables: variables.map(({ value, ...one }) => ({ ...one, value: one.isSecret ? null : value })),
    files,
  };
}
