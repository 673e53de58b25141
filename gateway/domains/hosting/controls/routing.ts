import type { FindRoute } from "#gateway/ingress/targets.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";
import { hold } from "#gateway/domains/ledger/transactions/rules.ts";
import type { Changing } from "#gateway/domains/hosting/apps/rules.ts";
import { byHost, byId, type AppRow } from "#gateway/domains/hosting/apps/repository.ts";
import { byHost as bindingBy } from "#gateway/domains/hosting/bindings/repository.ts";
import { ofApp } from "#gateway/domains/hosting/pods/repository.ts";
import { afford } from "./affording.ts";
import { bringUp } from "./deploying.ts";
import { take } from "./metering.ts";

type Around = Pick<Services, "config" | "engine" | "clock" | "businessClock" | "live" | "jobs" | "log">;

/** Wakes an app that sleeps, for a request that came for it. */
async function wakeUp({ clock, businessClock, live, jobs }: Around, home: Store, app: AppRow): Promise<void> {
  const later: (() => void)[] = [];
  await inTransaction(home, async (db) => {
    const afterwards = (one: () => void) => void later.push(one);
    const within: Changing = {
      home: { ...home, db },
      clock,
      businessClock,
      jobs,
      homeLive: live,
      afterwards,
    };
    await hold(within.home, [app.ownerId]);
    const now = await byId(db, app.id);
    if (now?.phase !== "SLEEPING") return;
    await afford(db, now);
    const revision = now.currentRevision ?? now.latestRevision;
    const begun = await bringUp(within, now, { revision, kind: "START", trigger: "SYSTEM", createdBy: null });
    await take(within, now, "WAKE", ["SYSTEM"], begun);
  });
  for (const one of later) one();
}

/** The app at a name of somebody's own, once that is verified. */
async function boundTo(db: Store["db"], host: string) {
  const row = await bindingBy(db, host);
  return row?.status === "ACTIVE" ? row : undefined;
}

const serving: readonly AppRow["phase"][] = ["RUNNING", "DEGRADED", "UPDATING", "STARTING"];

/** Says which pods answer at a host name: those of the version that serves and are well; asking for what sleeps wakes it. */
export const routesOf =
  (around: Around, home: Store): FindRoute =>
  async (host) => {
    const { config, engine, log } = around;
    const end = `.${config.appsDomain}`;
    const bound = host.endsWith(end) ? undefined : await boundTo(home.db, host);
    const app = host.endsWith(end)
      ? await byHost(home.db, host.slice(0, -end.length))
      : bound && (await byId(home.db, bound.appId));
    const port = app?.spec.ports.find((one) =>
      bound ? one.port === bound.port && one.protocol !== "UDP" : one.isPublic && one.protocol !== "UDP",
    )?.port;
    if (!app || port === undefined || app.phase === "RECYCLED" || app.phase === "DELETING")
      return { state: "UNKNOWN" };
    if (app.phase === "SLEEPING") {
      await wakeUp(around, home, app).catch((error: unknown) =>
        log.info({ err: error, app: app.id }, "what sleeps could not be woken"),
      );
      return { state: "SLEEPING" };
    }
    if (!serving.includes(app.phase)) return { state: "STOPPED" };
    const pods = (await ofApp(home.db, app.id)).filter(
      ({ revision, isReady }) => revision === app.currentRevision && isReady !== 0,
    );
    const found = await Promise.all(pods.map(({ name }) => engine.address(name, port)));
    return { state: "SERVING", targets: found.filter((one) => one !== null) };
  };
