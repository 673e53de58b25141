import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { badInput } from "#gateway/platform/errors.ts";
import { MAX_DELAY, applyFault, faultMessage, type FaultRules } from "./faults.ts";
import { sendFailure } from "./answers.ts";
import { callOf, isDocumented, pathOf } from "./call.ts";
import type { Controls } from "./controls.ts";
import { sandboxOf } from "./sandboxName.ts";

/** A whole number in a header, or null without the header. Errors: BAD_USER_INPUT outside of the range. */
function numberIn(request: FastifyRequest, name: string, min: number, max: number): number | null {
  const given = request.headers[name];
  if (given === undefined) return null;
  const value = typeof given === "string" && /^\d{1,6}$/.test(given) ? Number(given) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw badInput({
    [name]: {
      code: "OUT_OF_RANGE",
      message: `${name} must be a whole number from ${min} to ${max}.`,
      params: { min, max },
    },
  });
}

/**
 * Lets a caller ask for a fault in its own request, to see how a front end bears it: `x-berth-delay` is a delay in
 * milliseconds, `x-berth-fail` the status that is answered instead of doing anything. After that the fault rules
 * apply, but never to what steers the mock server, signs in or out, or shows the console.
 */
export function injectFaults(app: FastifyInstance, controls: Controls, rules: FaultRules): void {
  app.addHook("preValidation", (request, reply, done) => {
    const documented = isDocumented(pathOf(request));
    // Read now, so that the code of a failure is noted for it.
    if (documented) callOf(request);
    const { "x-berth-delay": delay, "x-berth-fail": status } = request.headers;
    if (delay === undefined && status === undefined && (!documented || rules.hasNone())) done();
    else inject(request, reply).then(() => reply.sent || done(), done);
  });

  async function inject(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const delay = numberIn(request, "x-berth-delay", 0, MAX_DELAY);
    const status = numberIn(request, "x-berth-fail", 400, 599);
    if (delay) await sleep(delay);
    if (status !== null) {
      await sendFailure(request, reply, {
        status,
        code: "INJECTED",
        message: `This failure was asked for by the header x-berth-fail.`,
      });
      return;
    }
    const call = callOf(request);
    // Without an operation the address shows GraphiQL or answers what is wrong with the request.
    if (
      !isDocumented(call.path) ||
      request.ws ||
      (call.path === "/graphql" && !call.operation) ||
      controls.isFaultExempt(call)
    )
      return;
    const fault = await rules.match(call, sandboxOf(request));
    const failure = await applyFault(fault);
    if (fault && failure !== null)
      await sendFailure(request, reply, { status: failure, code: "INJECTED", message: faultMessage(fault) });
  }
}
