import { EngineError, type Pod } from "#gateway/engine/engine.ts";
import { MINUTE } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import type { Follower, FollowerFacts } from "#gateway/platform/jobs/follower.ts";
import { createLanes } from "#gateway/platform/jobs/lanes.ts";
import { Overtaken } from "#gateway/platform/jobs/leader.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import { idsAmong, inMotion, WAKE } from "#gateway/domains/hosting/apps/rules.ts";
import type { Phase } from "#gateway/domains/hosting/apps/repository.ts";
import { lookAtApp } from "./appLook.ts";
import type { Pulls } from "./deployLook.ts";
import { followEngine } from "./engineEvents.ts";
import { engineIs } from "./engineState.ts";
import { lookAtIdle } from "./idling.ts";
import { lookAtMoney } from "./moneyLook.ts";
import type { Working } from "./working.ts";

/** How often everything is looked at, and how soon what is under way is again, in milliseconds. */
const LOOK = 2_000;
const SOON = 500;
/** How often it is asked whether what serves is well, in milliseconds. */
const CHECK = 10_000;
/** The longest until the engine is asked again for pods that it refuses, in milliseconds: at first `LOOK`, twice as long each time. */
const LONGEST = 2 * MINUTE;

const busy: readonly Phase[] = ["STARTING", "UPDATING", "STOPPING", "DELETING", "DELETED", "DEGRADED"];

const signOf = (pods: readonly Pod[]): string =>
  pods.map(({ name, phase, restarts, revision }) => [name, phase, restarts, revision].join()).join(";");

/** Moves what runs to what is wanted, in the process that leads: after each change, as the engine tells, and every few seconds. */
function begin(services: Services & FollowerFacts): () => Promise<void> {
  const { engine, home, live, log, clock, background, fence } = services;
  const ending = new AbortController();
  const { signal } = ending;
  const lanes = createLanes(background, SOON, once);
  const { run, soon } = lanes;
  services.metrics.gauge("berth_lanes_hosting", "Of apps, how many are worked on now", lanes.count);
  const pulls = new Map<string, Pulls>();
  const ended = new Map<string, Promise<void>>();
  /** What was seen of an app last, how often it was looked at so, and when last. */
  const seen = new Map<string, { sign: string; times: number; at: number }>();
  const wakes = live.subscribe(WAKE)[Symbol.asyncIterator]();
  const followed = followEngine(services, signal, (id) => void run(id));

  function endBeside(id: string, revision: number): void {
    const name = `${id}/${revision}`;
    if (ended.has(name) || signal.aborted) return;
    const ending = engine
      .remove(id, { revision }, signal)
      .catch((error: unknown) => {
        if (!signal.aborted) log.info({ err: error, app: id, revision }, "a version could not be ended yet");
      })
      .finally(() => {
        ended.delete(name);
        soon(id);
      });
    ended.set(name, ending);
  }

  async function once(id: string): Promise<void> {
    const held = fence();
    if (!held || signal.aborted) return;
    const own: Pulls = pulls.get(id) ?? new Map();
    pulls.set(id, own);
    const work: Working = { ...services, held, signal, endBeside };
    try {
      if ((await lookAtApp(work, id, own, () => void run(id))) === "LATER") soon(id);
    } catch (error) {
      if (error instanceof Overtaken || signal.aborted) return;
      if (error instanceof AppError && error.code === "VERSION_CONFLICT") return soon(id);
      if (error instanceof EngineError && error.code === "ENGINE_UNREACHABLE")
        return await engineIs(work, false).catch(() => undefined);
      log.warn({ err: error, app: id }, "app could not be looked at");
      soon(id);
    }
    if (own.size === 0) pulls.delete(id);
  }

  function needsLook(app: Awaited<ReturnType<typeof inMotion>>[number], pods: readonly Pod[]): boolean {
    if (app.phase === "CREATING") return app.deploymentId !== null;
    const lacks = app.phase === "DEGRADED" && pods.length < app.replicas;
    if (busy.includes(app.phase) && !lacks) return true;
    const sign = `${app.lock} ${signOf(pods)}`;
    const last = seen.get(app.id);
    const times = last?.sign === sign ? last.times + 1 : 0;
    const rest = lacks ? Math.min(LOOK * 2 ** (times - 1), LONGEST) : CHECK;
    const isSettled = lacks || app.readyReplicas >= app.replicas;
    if (last && times > 0 && isSettled && clock.now() - last.at < rest) return false;
    seen.set(app.id, { sign, times, at: clock.now() });
    return true;
  }

  async function look(): Promise<void> {
    const held = fence();
    if (!held || signal.aborted) return followed.pause();
    const work: Working = { ...services, held, signal, endBeside };
    await lookAtMoney(work);
    await lookAtIdle(work);
    let pods: readonly Pod[];
    try {
      pods = await engine.pods(undefined, signal);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return await engineIs(work, false);
    }
    await engineIs(work, true);
    followed.begin();
    const of = Map.groupBy(pods, ({ appId }) => appId);
    const moving = await inMotion(home.db, [...busy, "CREATING", "RUNNING"]);
    const wanted = moving.filter((app) => needsLook(app, of.get(app.id) ?? [])).map(({ id }) => id);
    const known = new Set(moving.map(({ id }) => id));
    const others = [...of.keys()].filter((id) => !known.has(id));
    const kept = await idsAmong(home.db, others);
    // What was brought up for an app that is gone, in the moment that it went.
    for (const id of others) if (!kept.has(id)) await engine.remove(id, {}, signal);
    await Promise.all([...wanted, ...kept].map((id) => run(id)));
  }

  async function hear(): Promise<void> {
    for (let next = await wakes.next(); next.done !== true; next = await wakes.next())
      void run(next.value.id);
  }

  void hear();
  background.every({ first: 3, every: LOOK }, look);
  return async () => {
    ending.abort();
    await wakes.return?.();
    await Promise.allSettled([lanes.settled(), ...ended.values()]);
  };
}

export const reconciler: Follower<Services> = { name: "hosting/apps", begin };
