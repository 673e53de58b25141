import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { badInput } from "../errors.ts";
import { sendFailure } from "./answers.ts";

/** The longest delay that may be asked for, in milliseconds. */
const MAX_DELAY = 10_000;

/** A whole number in a header, or null without the header. Errors: BAD_USER_INPUT outside of the range. */
function numberIn(request: FastifyRequest, name: string, min: number, max: number): number | null {
  const given = request.headers[name];
  if (given === undefined) return null;
  const value = typeof given === "string" && /^\d{1,6}$/.test(given) ? Number(given) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw badInput({ [name]: { code: "OUT_OF_RANGE", message: `${name} must be a whole number from ${min} to ${max}.`, params: { min, max } } });
}

/**
 * Lets a caller ask for trouble in its own request, to see how a front end bears it: `x-berth-delay` is a delay in
 * milliseconds, `x-berth-fail` the status that is answered instead of doing anything.
 */
export function injectTrouble(app: FastifyInstance): void {
  app.addHook("preValidation", async (request, reply) => {
    const delay = numberIn(request, "x-berth-delay", 0, MAX_DELAY);
    const status = numberIn(request, "x-berth-fail", 400, 599);
    if (delay) await sleep(delay);
    if (status !== null) {
      await sendFailure(request, reply, { status, code: "INJECTED", message: `This failure was asked for by the header x-berth-fail.` });
    }
  });
}
