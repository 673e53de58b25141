import { z } from "zod";
import { EngineError, type LogLine } from "#gateway/engine/engine.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { validate } from "#gateway/platform/validate.ts";
import { type LogLevel, levelOf } from "./level.ts";
import { keyOf, type Place, writePlace } from "./place.ts";

export type LogStream = LogLine["stream"];

/** A line as it is told. */
export interface Line {
  cursor: string;
  at: string;
  pod: string;
  stream: LogStream;
  level: LogLevel | null;
  text: string;
  place: Place;
}

/** Which lines are wanted. */
export interface LogFilter {
  pods?: readonly string[] | null;
  search?: string | null;
  levels?: readonly LogLevel[] | null;
  stream?: LogStream | null;
}

const colours = new RegExp(
  String.raw`\u001b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\))`,
  "g",
);

/** So much of a line is told, in characters; a file has all of it. */
const LONGEST = 16 * 1_024;

/** What an engine tells of a line, with how grave it is and what names it for good. */
export function lineOf({ pod, at, stream, text: written, cursor }: LogLine, longest = LONGEST): Line {
  const whole = written.includes("\u001b") ? written.replaceAll(colours, "") : written;
  const text = whole.length > longest ? `${whole.slice(0, longest)}…` : whole;
  const place = { key: keyOf(at), pod, cursor };
  return { cursor: writePlace(place), at, pod, stream, level: levelOf(whole), text, place };
}

const shape = z.object({
  pods: z.array(z.string().max(253)).max(50).nullish(),
  search: z.string().max(200).nullish(),
  levels: z.array(z.string()).max(4).nullish(),
});

/** What tells which lines are wanted. */
export interface Wanted {
  /** Whether every line is. */
  isAll: boolean;
  isPod: (pod: string) => boolean;
  isIn: (line: Pick<Line, "stream" | "level" | "text">) => boolean;
}

/** @throws {AppError} BAD_USER_INPUT */
export function wantedBy(filter: LogFilter | null | undefined): Wanted {
  validate(shape, filter ?? {});
  const { stream = null } = filter ?? {};
  const search = (filter?.search ?? "").toLowerCase();
  const levels = filter?.levels?.length ? new Set(filter.levels) : null;
  const pods = filter?.pods?.length ? new Set(filter.pods) : null;
  return {
    isAll: search === "" && levels === null && stream === null,
    isPod: (pod) => pods === null || pods.has(pod),
    isIn: (line) =>
      (stream === null || line.stream === stream) &&
      (levels === null || levels.has(line.level ?? "INFO")) &&
      (search === "" || line.text.toLowerCase().includes(search)),
  };
}

/** A failure of the engine as people are told of it. */
export const asRefusal = (error: unknown, isLate = false): unknown =>
  isLate || error instanceof EngineError
    ? new AppError("UNAVAILABLE", "What runs apps is not reached: try again in a moment.")
    : error;
