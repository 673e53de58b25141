import { z } from "zod";
import { MINUTE } from "#gateway/platform/clock.ts";
import { badInput } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { validate } from "#gateway/platform/validate.ts";
import { appOf } from "#gateway/domains/hosting/apps/rules.ts";
import { follow } from "./follow.ts";
import { asRefusal, type LogFilter, wantedBy } from "./lines.ts";
import { type Page, readBack, type Reading, readOn } from "./pages.ts";
import { readPlace, readProgress, writePlace, writeProgress } from "./place.ts";

export { seesStill } from "./watching.ts";

/** The longest time that a page is looked for, in milliseconds. */
const LONGEST = 20_000;

/** Which lines are asked for. */
export interface Asked {
  appId: string;
  filter?: LogFilter | null;
  since?: string | null;
  until?: string | null;
  before?: string | null;
  after?: string | null;
  around?: string | null;
  first: number;
}

const shape = z.object({ first: z.int().min(1).max(1_000) });

async function pageOf(reading: Reading, { before, after, around }: Asked): Promise<Page> {
  if (around != null) {
    const place = readPlace(around, "around");
    const half = Math.ceil(reading.count / 2);
    const [back, on] = [
      await readBack({ ...reading, count: half }, place),
      await readOn({ ...reading, count: half }, place, true),
    ];
    return { ...on, lines: [...back.lines, ...on.lines], older: back.older };
  }
  if (after != null) return await readOn(reading, readPlace(after, "after"), false);
  return await readBack(reading, before == null ? null : readPlace(before, "before"));
}

/** @throws {AppError} NOT_FOUND, BAD_USER_INPUT, UNAVAILABLE */
export async function page(context: RequestContext, asked: Asked) {
  const { first } = validate(shape, asked);
  if ([asked.before, asked.after, asked.around].filter((one) => one != null).length > 1)
    throw badInput({ around: { code: "INVALID", message: "Give one of before, after and around." } });
  const wanted = wantedBy(asked.filter);
  const app = await appOf(context, asked.appId);
  const { engine, clock } = context;
  const signal = AbortSignal.timeout(LONGEST);
  const [since, until] = [asked.since, asked.until].map((at) => (at == null ? null : Date.parse(at)));
  try {
    const pods = (await engine.pods(app.id, signal)).map(({ name }) => name).filter(wanted.isPod);
    const made = Date.parse(app.createdAt) - MINUTE;
    const read = await pageOf(
      {
        engine,
        pods,
        wanted,
        isOfAnyTime: since == null && until == null,
        from: Math.max(since ?? made, made),
        until: until ?? null,
        now: clock.now(),
        count: first,
        signal,
      },
      asked,
    );
    return {
      lines: read.lines,
      older: read.older && writePlace(read.older),
      newer: read.newer && writePlace(read.newer),
      follow: read.progress && writeProgress(read.progress),
    };
  } catch (error) {
    throw asRefusal(error, signal.aborted);
  }
}

/** @throws {AppError} NOT_FOUND, BAD_USER_INPUT */
export async function followed(
  context: RequestContext,
  { appId, filter, after }: Pick<Asked, "appId" | "filter" | "after">,
) {
  const wanted = wantedBy(filter);
  const progress =
    after == null
      ? { since: context.clock.now(), pods: new Map<string, string>() }
      : readProgress(after, "after");
  return follow(context, await appOf(context, appId), { wanted, progress });
}
