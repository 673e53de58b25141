import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { MINUTE, timestamp } from "#gateway/platform/clock.ts";
import { AppError, badInput, notFound } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { isTaken } from "#gateway/platform/store/errors.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import {
  allow,
  appOf,
  find as findApp,
  isFor,
  noteAct,
  ROUTES,
  seenIds,
  whoIs,
} from "#gateway/domains/hosting/apps/rules.ts";
import type { AppRow } from "#gateway/domains/hosting/apps/repository.ts";
import { displayed, hostOf, pathOf } from "./hosts.ts";
import { allow as allowStep } from "./machine.ts";
import * as bindings from "./repository.ts";
import type { BindingRow } from "./repository.ts";

export { answers } from "./machine.ts";
export { insert as insertSample, within, type BindingRow } from "./repository.ts";
export { isCertified, keepCertificate as insertSampleCertificate } from "./certificateRepository.ts";
export { certificateOf, challengeAnswer, secureContexts } from "./certificates.ts";
export { lapseWithin } from "./lapsing.ts";

/** Says whether a name may be bound to the apps of somebody; those who administer names ask to be asked. */
type Guard = (db: Db, host: string, ownerId: string) => Promise<boolean>;
const guards: Guard[] = [];
export const guardedBy = (guard: Guard): void => void guards.push(guard);

/** The job that looks where a name leads. */
export const CHECK = "hosting/bindingCheck";
/** How soon after it is bound a name is looked at first. */
const SOON = MINUTE;

/** The most names of an app. */
const MOST = 20;

/** The names of the apps that the viewer sees, or of one of them. @throws {AppError} NOT_FOUND */
export async function all(context: RequestContext, appId?: string | null): Promise<BindingRow[]> {
  const ids = appId ? [(await appOf(context, appId)).id] : await seenIds(context);
  return await bindings.ofApps(context.home.db, ids);
}

/** A port of an app that answers requests. @throws {AppError} BAD_USER_INPUT */
function portOf({ spec }: AppRow, port: number): number {
  if (!spec.ports.some((one) => one.port === port && one.protocol !== "UDP"))
    throw badInput({ port: { code: "UNKNOWN", message: "Choose one of the app's ports, none of UDP." } });
  return port;
}

interface Wanted {
  appId: string;
  host: string;
  port: number;
  path: string;
  redirectHttps: boolean;
}

const foreign = () =>
  badInput({ host: { code: "UNKNOWN", message: "This name is in a domain that is not the app owner's." } });
const taken = () => badInput({ host: { code: "TAKEN", message: "This name is bound to an app already." } });

/** @throws {AppError} NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, NAME_RESERVED, QUOTA_EXCEEDED. */
export async function create(context: RequestContext, { appId, ...wanted }: Wanted): Promise<BindingRow> {
  try {
    return await inHome(context, async (inside) => {
      const app = await appOf(inside, appId);
      allow(app, "UPDATE", await whoIs(inside, app));
      const { db } = inside.home;
      const host = hostOf(wanted.host, inside.config);
      const port = portOf(app, wanted.port);
      const path = pathOf(wanted.path);
      const used = (await bindings.ofApps(db, [app.id])).length;
      if (used >= MOST)
        throw new AppError("QUOTA_EXCEEDED", `An app has at most ${MOST} names: let one of them go.`, {
          kind: "bindings",
          limit: MOST,
          used,
        });
      if (await bindings.byHost(db, host)) throw taken();
      for (const mayBind of guards) if (!(await mayBind(db, host, app.ownerId))) throw foreign();
      const row: BindingRow = {
        id: newId("bnd", inside.clock),
        host,
        appId: app.id,
        port,
        path,
        redirectHttps: wanted.redirectHttps ? 1 : 0,
        status: "PENDING_DNS",
        found: null,
        checkAt: timestamp(inside.businessClock, SOON),
        createdBy: viewerIdOf(inside),
        createdAt: timestamp(inside.clock),
      };
      await bindings.insert(db, row);
      await noted(inside, app, host);
      return row;
    });
  } catch (error) {
    if (isTaken(error, "hosting_bindings")) throw taken();
    throw error;
  }
}

/** Notes what was done with a name, and has its requests go where they are to. */
async function noted(inside: RequestContext, app: AppRow, host: string): Promise<void> {
  await noteAct(inside, app, { what: "BINDING", more: { host } });
  inside.afterwards(() => inside.homeLive.publish(ROUTES, { kind: "CREATED", id: app.id }));
}

/** Does something to a name of an app that the viewer may change. @throws {AppError} NOT_FOUND, FORBIDDEN. */
async function changing<T>(
  context: RequestContext,
  id: string,
  work: (inside: RequestContext, row: BindingRow, app: AppRow) => Promise<T>,
): Promise<T> {
  const seen = await bindings.byId(context.home.db, id);
  if (!seen || !(await findApp(context, seen.appId))) throw notFound("Binding");
  return await inHome(context, async (inside) => {
    const app = await appOf(inside, seen.appId);
    allow(app, "UPDATE", await whoIs(inside, app));
    const row = await bindings.byId(inside.home.db, id);
    if (!row) throw notFound("Binding");
    const answer = await work(inside, row, app);
    await noted(inside, app, row.host);
    return answer;
  });
}

interface Changed {
  id: string;
  port: number;
  path?: string | null;
  redirectHttps?: boolean | null;
}

/** @throws {AppError} NOT_FOUND, FORBIDDEN, BAD_USER_INPUT. */
export const update = async (
  context: RequestContext,
  { id, port, path, redirectHttps }: Changed,
): Promise<BindingRow> =>
  await changing(context, id, async (inside, _, app) =>
    bindings.setPlace(inside.home.db, id, {
      port: portOf(app, port),
      ...(typeof path === "string" && { path: pathOf(path) }),
      ...(typeof redirectHttps === "boolean" && { redirectHttps: redirectHttps ? 1 : 0 }),
    }),
  );

/** Looks at once where a name leads. @throws {AppError} NOT_FOUND, FORBIDDEN, STEP_REFUSED. */
export const check = async (context: RequestContext, id: string): Promise<BindingRow> =>
  await changing(context, id, async (inside, row) => {
    const { db } = inside.home;
    const status = allowStep(row, "CHECK");
    const changed = await bindings.move(db, row, { status, checkAt: timestamp(inside.businessClock, SOON) });
    await inside.jobs.add(db, CHECK, { id });
    inside.afterwards(() => inside.jobs.wake());
    return changed ?? row;
  });

/** What was found in place of the record. */
export async function failureOf(context: RequestContext, row: BindingRow) {
  if (row.found === null) return null;
  return { code: "DNS_NOT_POINTING", expected: (await recordOf(context, row)).value, found: row.found };
}

export const remove = async (context: RequestContext, id: string): Promise<string> =>
  await changing(context, id, async (inside) => {
    await bindings.remove(inside.home.db, id);
    return id;
  });

export const displayHost = ({ host }: BindingRow): string => displayed(host);

/** The record that brings a name to its app. */
export async function recordOf(context: RequestContext, { host, appId }: BindingRow) {
  const app = await findApp(context, appId);
  return { type: "CNAME", name: host, value: `${app?.host ?? ""}.${context.config.appsDomain}` };
}

export async function isEditable(context: RequestContext, { appId }: BindingRow): Promise<boolean> {
  const app = await findApp(context, appId);
  return app !== null && (await isFor(context, app, "UPDATE"));
}

export const appBound = async (context: RequestContext, { appId }: BindingRow): Promise<AppRow | null> =>
  await findApp(context, appId);
