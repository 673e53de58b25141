import { z } from "zod";
import { notFound } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { validate } from "#gateway/platform/validate.ts";
import { allow, appOf, appWith, whoIs } from "#gateway/domains/hosting/apps/rules.ts";
import type { AppRow } from "#gateway/domains/hosting/apps/repository.ts";
import { revisionBy } from "#gateway/domains/hosting/deployments/rules.ts";
import { create, makeApp } from "./creating.ts";

const FORMAT = "berth/app/1";

async function newestOf(context: RequestContext, app: AppRow) {
  const row = await revisionBy(context.home.db, app.id, app.latestRevision);
  if (!row) throw notFound("Version");
  return row.snapshot;
}

/** Makes another app like one, paid for by the hour. @throws {AppError} NOT_FOUND and what making one throws. */
export async function clone(context: RequestContext, id: string, name: string): Promise<AppRow> {
  const app = await appOf(context, id);
  allow(app, "CLONE", await whoIs(context, app));
  const { displayName, icon, tags, replicas, sleep, templateId, projectId } = app;
  return await makeApp(context, projectId, {
    name: name.trim(),
    displayName: displayName === app.name ? name.trim() : displayName,
    icon,
    tags,
    replicas,
    sleep,
    templateId,
    snapshot: await newestOf(context, app),
    isStarted: true,
    pack: null,
    comment: app.name,
  });
}

/** An app as a document; its secrets are left out. @throws {AppError} NOT_FOUND, FORBIDDEN. */
export async function exported(context: RequestContext, id: string) {
  const app = await appWith(context, id, "ENVIRONMENT");
  const { spec, variables, files } = await newestOf(context, app);
  const { name, displayName, icon, tags, replicas, sleep, templateId } = app;
  return {
    format: FORMAT,
    name,
    displayName,
    icon,
    tags,
    replicas,
    sleep,
    templateId,
    spec,
    variables: variables.map((one) => ({ ...one, value: one.isSecret ? "" : one.value })),
    files,
  };
}

const document = z.looseObject({ format: z.literal(FORMAT) });

/** Makes an app of such a document, which is read as everything else that comes in. */
export async function imported(
  context: RequestContext,
  { name, document: given, projectId }: { name: string; document: unknown; projectId?: string | null },
): Promise<AppRow> {
  const { document: read } = validate(z.object({ document }), { document: given });
  const input = {
    tags: [],
    variables: [],
    files: [],
    replicas: 1,
    isStarted: true,
    ...read,
    name,
    billing: null,
    projectId,
  };
  return await create(context, input);
}
