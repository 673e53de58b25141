import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { defineLoader } from "#gateway/platform/entity/loaders.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import * as simulation from "./repository.ts";

const parts = ["CHAT", "MAIL", "MOTION"] as const;
export type SimulatedPart = (typeof parts)[number];

const kept = z.array(z.enum(parts)).catch([]);

const topicOf = (userId: string): string => `simulation:${userId}`;

const load = defineLoader<string, SimulatedPart[]>(
  async ({ home }, userIds) =>
    new Map(
      await Promise.all(
        userIds.map(async (userId) => [userId, kept.parse(await simulation.read(home.db, userId))] as const),
      ),
    ),
);

/** The parts that live for the caller. */
export async function partsOf(context: RequestContext): Promise<SimulatedPart[]> {
  if (context.config.simulation) return [...parts];
  return (context.viewer && (await load(context, context.viewer.userId))) ?? [];
}

export const isOn = async (context: RequestContext, part: SimulatedPart): Promise<boolean> =>
  (await partsOf(context)).includes(part);

/** @throws {AppError} UNAUTHENTICATED without a session. */
export async function choose(
  context: RequestContext,
  chosen: readonly SimulatedPart[],
): Promise<SimulatedPart[]> {
  const userId = viewerIdOf(context);
  await simulation.keep(
    context.home.db,
    userId,
    parts.filter((part) => chosen.includes(part)),
    timestamp(context.clock),
  );
  context.homeLive.publish(topicOf(userId), { kind: "UPDATED", id: userId });
  return await partsOf(context);
}

/**
 * Lets something go on whenever the part lives for the caller, as the caller turns it on and off.
 * @param begin starts it, and answers how it is ended.
 * @returns ends it for good.
 */
export function whileOn(context: RequestContext, part: SimulatedPart, begin: () => () => void): () => void {
  const { config, viewer, homeLive, log } = context;
  if (config.simulation) return begin();
  if (!viewer) return () => {};
  const changes = homeLive.subscribe(topicOf(viewer.userId))[Symbol.asyncIterator]();
  let end: (() => void) | null = null;
  let isOver = false;
  const follow = async () => {
    let change: Promise<IteratorResult<unknown>>;
    do {
      change = changes.next();
      const isNow = await isOn(context, part);
      if (isOver) return;
      if (isNow) end ??= begin();
      else {
        end?.();
        end = null;
      }
    } while (!(await change).done);
  };
  follow().catch((error: unknown) => log.warn({ err: error }, "the simulation could not be followed"));
  return () => {
    isOver = true;
    end?.();
    void changes.return?.();
  };
}
