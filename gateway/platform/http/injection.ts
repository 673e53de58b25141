import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { badInput } from "../errors.ts";
import { MAX_DELAY, suffer, toldOf, type TroubleMaker } from "../trouble.ts";
import { sendFailure } from "./answers.ts";
import { callOf } from "./call.ts";
import type { Controls } from "./controls.ts";
import { sandboxOf } from "./sandboxName.ts";

/** A whole number in a header, or null without the header. Errors: BAD_USER_INPUT outside of the range. */
function numberIn(request: FastifyRequest, name: string, min: number, max: number): number | null {
  const given = request.headers[name];
  if (given === undefined) return null;
  const value = typeof given === "string" && /^\d{1,6}$/.test(given) ? Number(given) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw badInput({ [name]: { code: "OUT_OF_RANGE", message: `${name} must be a whole number from ${min} to ${max}.`, params: { min, max } } });
}

/** Whether rules may strike here at all: documented addresses do something, the rest only shows the console. */
const isStruck = (path: string): boolean => /^\/(api\/(?!docs($|\/)|openapi\.json$)|graphql$)/.test(path);

/**
 * Lets a caller ask for trouble in its own request, to see how a front end bears it: `x-berth-delay` is a delay in
 * milliseconds, `x-berth-fail` the status that is answered instead of doing anything. After that the rules of trouble
 * strike, but never what steers the mock server, signs in or out, or shows the console.
 */
export function injectTrouble(app: FastifyInstance, controls: Controls, rules: TroubleMaker): void {
  app.addHook("preValidation", async (request, reply) => {
    const delay = numberIn(request, "x-berth-delay", 0, MAX_DELAY);
    const status = numberIn(request, "x-berth-fail", 400, 599);
    if (delay) await sleep(delay);
    if (status !== null) {
      await sendFailure(request, reply, { status, code: "INJECTED", message: `This failure was asked for by the header x-berth-fail.` });
      return;
    }
    const call = callOf(request);
    // Without an operation the address shows GraphiQL or answers what is wrong with the request.
    if (!isStruck(call.path) || request.ws || (call.path === "/graphql" && !call.operation) || controls.isSteady(call)) return;
    const trouble = await rules.strike(call, sandboxOf(request));
    const struck = await suffer(trouble);
    if (trouble && struck !== null) await sendFailure(request, reply, { status: struck, code: "INJECTED", message: toldOf(trouble) });
  });
}
