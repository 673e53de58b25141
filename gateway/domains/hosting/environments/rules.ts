import { notFound } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { proven } from "#gateway/domains/accounts/twoFactor/rules.ts";
import { appOf, appWith, noteAct, whoIs } from "#gateway/domains/hosting/apps/rules.ts";
import type { AppRow } from "#gateway/domains/hosting/apps/repository.ts";
import { deploy } from "#gateway/domains/hosting/controls/rules.ts";
import { revisionBy } from "#gateway/domains/hosting/deployments/rules.ts";
import type { AppEnvironmentRow } from "./repository.ts";
import { merged, readText } from "./text.ts";

async function newestOf(context: RequestContext, appId: string) {
  const app = await appWith(context, appId, "ENVIRONMENT");
  const revision = await revisionBy(context.home.db, app.id, app.latestRevision);
  if (!revision) throw notFound("Version");
  return { app, revision };
}

/** @throws {AppError} NOT_FOUND */
export async function ofApp(context: RequestContext, appId: string): Promise<AppEnvironmentRow> {
  const { app, revision } = await newestOf(context, appId);
  const { variables, files } = revision.snapshot;
  return {
    id: app.id,
    version: app.version,
    revision: revision.number,
    variables: variables.map(({ value, ...one }) => ({ ...one, value: one.isSecret ? null : value })),
    files,
  };
}

/** The names of an app's variables, for whoever sees the app; never their values. @throws {AppError} NOT_FOUND */
export async function variableNames(context: RequestContext, appId: string): Promise<string[]> {
  const app = await appOf(context, appId);
  const revision = await revisionBy(context.home.db, app.id, app.latestRevision);
  return (revision?.snapshot.variables ?? []).map(({ key }) => key);
}

interface Asked {
  appId: string;
  comment?: string | null;
  expectedVersion: number;
}

type Input = Parameters<typeof deploy>[1]["input"];

const release = async (
  context: RequestContext,
  { appId, comment, expectedVersion }: Asked,
  input: Input,
  what: "VARIABLES" | "FILES",
): Promise<AppRow> =>
  await deploy(context, { id: appId, expectedVersion, input: { ...input, comment: comment ?? "" } }, what);

export const setVariables = async (
  context: RequestContext,
  { variables, ...asked }: Asked & { variables: NonNullable<Input["variables"]> },
): Promise<AppRow> => await release(context, asked, { variables }, "VARIABLES");

export async function setText(
  context: RequestContext,
  { text, ...asked }: Asked & { text: string },
): Promise<AppRow> {
  const { revision } = await newestOf(context, asked.appId);
  return await release(
    context,
    asked,
    { variables: merged(readText(text), revision.snapshot.variables) },
    "VARIABLES",
  );
}

export const setFiles = async (
  context: RequestContext,
  { files, ...asked }: Asked & { files: readonly object[] },
): Promise<AppRow> => await release(context, asked, { files }, "FILES");

/**
 * The value of a secret for whose app it is, or who may run it in its team, and for no administrator; it is noted before it is
 * told, in the owner's record too.
 * @throws {AppError} NOT_FOUND, FORBIDDEN, INVALID_CREDENTIALS, TOO_MANY_REQUESTS, UNAVAILABLE.
 */
export async function reveal(
  context: RequestContext,
  { appId, key, password }: { appId: string; key: string; password: string },
): Promise<string> {
  const { app, revision } = await newestOf(context, appId);
  const found = revision.snapshot.variables.find((one) => one.key === key && one.isSecret);
  const who = await whoIs(context, app);
  const isOwn = who.includes("OWNER") || who.includes("TEAM_DEVELOPER");
  if (!isOwn || !found) throw notFound("Secret");
  await proven(context, { password });
  const value = context.sealer.open(found.value);
  await noteAct(context, app, { what: "REVEAL", more: { secret: key } }, "secretRevealed");
  return value;
}
