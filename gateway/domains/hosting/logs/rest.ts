import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import { EngineError, type Engine, type LogRange } from "#gateway/engine/engine.ts";
import { calendarDay } from "#gateway/platform/clock.ts";
import { errorBody, operationOf, type RestRoute } from "#gateway/platform/rest/rest.ts";
import { validate } from "#gateway/platform/validate.ts";
import { appOf } from "#gateway/domains/hosting/apps/rules.ts";
import { asRefusal, type Line, lineOf, wantedBy, type Wanted } from "./lines.ts";
import { compare } from "./place.ts";

/** How much of a file is written at once, in characters. */
const PART = 32 * 1_024;

const many = (description: string) =>
  z
    .string()
    .max(5_000)
    .optional()
    .transform((text) => (text ? text.split(",") : null))
    .meta({ description, override: { type: "string" } });
const moment = (description: string) =>
  z.iso
    .datetime({ offset: true })
    .optional()
    .meta({ description, override: { type: "string", format: "date-time" } });

const query = z.object({
  pods: many("Only these pods, joined by commas."),
  levels: many("Only lines of these levels, joined by commas: ERROR, WARN, INFO, DEBUG."),
  stream: z.enum(["OUT", "ERR"]).optional().meta({ description: "Where the lines were written." }),
  search: z.string().max(200).optional().meta({ description: "Text that the lines contain." }),
  since: moment("From this instant on."),
  until: moment("Before this instant."),
});
const params = z.object({ id: z.string().max(60).meta({ description: "The app." }) });
const levelNames = z.array(z.enum(["ERROR", "WARN", "INFO", "DEBUG"])).nullable();

/** The lines of a pod, as they are asked for. */
async function* linesOf(
  engine: Engine,
  pod: string,
  range: LogRange,
  wanted: Wanted,
  signal: AbortSignal,
): AsyncGenerator<Line> {
  try {
    for await (const written of engine.logs(pod, range, signal)) {
      const line = lineOf(written, Infinity);
      if (wanted.isIn(line)) yield line;
    }
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== "POD_NOT_FOUND") throw error;
  }
}

/** The lines of several pods in the order of time; one of each waits in memory. */
async function* written(
  sources: readonly AsyncGenerator<Line>[],
  ending: AbortController,
): AsyncGenerator<string> {
  try {
    const heads: { line: Line; source: AsyncGenerator<Line> }[] = [];
    const advance = async (source: AsyncGenerator<Line>) => {
      const next = await source.next();
      if (!next.done) heads.push({ line: next.value, source });
    };
    for (const source of sources) await advance(source);
    let part = "";
    while (heads.length > 0) {
      heads.sort((a, b) => compare(a.line.place, b.line.place));
      const first = heads.shift();
      if (!first) break;
      const { at, pod, stream, text } = first.line;
      part += `${at} ${pod} ${stream} ${text}\n`;
      if (part.length >= PART) {
        yield part;
        part = "";
        await setImmediate();
      }
      await advance(first.source);
    }
    if (part !== "") yield part;
  } finally {
    ending.abort();
  }
}

const description = {
  method: "GET",
  path: "/hosting/apps/{id}/log",
  access: { action: "read", subject: "LasApp" },
  tag: "Hosting",
  summary: "An app's lines as a text file",
  description:
    "The lines of all its pods that the engine still has, the oldest first: the instant in UTC, the pod, OUT or ERR, and the text. It is written while it is read.",
  answers: {
    200: { description: "The file.", body: z.string(), type: "text/plain" },
    400: { description: "A parameter is wrong.", body: errorBody },
    404: { description: "There is no such app, or it is somebody else's.", body: errorBody },
    503: { description: "What runs apps is not reached.", body: errorBody },
  },
} as const;

const download: RestRoute = {
  ...description,
  operation: () => operationOf(description, { query, params }),
  run: async (request, context) => {
    const { pods, levels, stream, search, since, until } = validate(query, request.query);
    const wanted = wantedBy({
      pods,
      levels: validate(levelNames, levels),
      stream: stream ?? null,
      search: search ?? null,
    });
    const app = await appOf(context, validate(params, request.params).id);
    const { engine, clock } = context;
    const ending = new AbortController();
    try {
      const names = (await engine.pods(app.id)).map(({ name }) => name).filter(wanted.isPod);
      const range = { since: since ?? null, until: until ?? null };
      return {
        status: 200,
        headers: {
          "content-type": "text/plain; charset=utf-8",
          "content-disposition": `attachment; filename="${app.name}-${calendarDay(clock)}.log"`,
          "cache-control": "no-store",
        },
        stream: written(
          names.map((pod) => linesOf(engine, pod, range, wanted, ending.signal)),
          ending,
        ),
      };
    } catch (error) {
      throw asRefusal(error);
    }
  },
};

export const routes: readonly RestRoute[] = [download];
