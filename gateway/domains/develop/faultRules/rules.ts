import { z } from "zod";
import { timestamp } from "#gateway/platform/clock.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import { seedOf } from "#gateway/platform/mock/seed.ts";
import type { Live } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { MAX_DELAY, matchesCall, type FaultRules } from "#gateway/platform/request/faults.ts";
import { validate } from "#gateway/platform/validate.ts";
import * as rules from "./repository.ts";
import type { FaultRuleRow } from "./repository.ts";

const TOPIC = "develop_fault_rules";
const MAX_RULES = 100;

const name = z
  .string()
  .trim()
  .regex(/^[_A-Za-z]\w{0,99}$/, "it must be a GraphQL name");
const maybe = <S extends z.ZodType>(schema: S) => schema.nullish().transform((value) => value ?? null);

const input = z
  .object({
    enabled: z.boolean().default(true),
    operation: maybe(name),
    field: maybe(name),
    method: maybe(
      z
        .string()
        .trim()
        .toUpperCase()
        .pipe(
          z.enum(["GET", "POST", "PUT", "PATCH", "DELETE"], "it must be GET, POST, PUT, PATCH or DELETE"),
        ),
    ),
    path: maybe(
      z
        .string()
        .trim()
        .max(200)
        .regex(/^[/*][^\s?#]*$/, "it must begin with a slash; * stands for any text"),
    ),
    sandbox: maybe(
      z
        .string()
        .trim()
        .regex(/^[\w.-]{1,60}$/, "it must be the name of a sandbox"),
    ),
    delay: z.int().min(0).max(MAX_DELAY).default(0),
    status: maybe(z.int().min(400).max(599)),
    probability: z.number().min(0).max(1).default(1),
    seed: maybe(z.int().min(-0x8000_0000).max(0x7fff_ffff)),
    count: maybe(z.int().min(1).max(1_000_000)),
  })
  .superRefine(({ operation, field, method, path, delay, status }, { addIssue }) => {
    if (operation === null && field === null && method === null && path === null) {
      addIssue({
        code: "too_small",
        origin: "string",
        minimum: 1,
        inclusive: true,
        input: path,
        path: ["path"],
        message: "say what it means",
      });
    }
    if (delay === 0 && status === null)
      addIssue({
        code: "too_small",
        origin: "string",
        minimum: 1,
        inclusive: true,
        input: status,
        path: ["status"],
        message: "say what it does",
      });
  });

/** What is left out or null gets its default. */
const present = (given: object): object =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== ""));

const read = (given: object) => ({ ...validate(input, present(given)), applied: 0, matched: 0 });

/** Tells this process and the others that the rules changed. */
function changed({ devTools, homeLive }: RequestContext, id: string): void {
  devTools.faults.forget();
  homeLive.publish(TOPIC, { kind: "UPDATED", id });
}

export const list = async ({ home }: RequestContext): Promise<FaultRuleRow[]> => await rules.list(home.db);

export async function create(context: RequestContext, given: object): Promise<FaultRuleRow> {
  const {
    home: { db },
    clock,
  } = context;
  const row = { ...read(given), id: newId("tro", clock), createdAt: timestamp(clock) };
  if ((await rules.list(db)).length >= MAX_RULES)
    throw new AppError("CONFLICT", `There can be ${MAX_RULES} fault rules: delete one first.`);
  await rules.insert(db, row);
  changed(context, row.id);
  return row;
}

async function change(
  context: RequestContext,
  id: string,
  changes: Partial<FaultRuleRow>,
): Promise<FaultRuleRow> {
  const row = await rules.update(context.home.db, id, changes);
  if (!row) throw notFound("Fault rule");
  changed(context, id);
  return row;
}

export const update = async (context: RequestContext, id: string, given: object) =>
  await change(context, id, read(given));
export const setEnabled = async (context: RequestContext, id: string, enabled: boolean) =>
  await change(context, id, { enabled });

export async function remove(context: RequestContext, id: string): Promise<string> {
  if (!(await rules.remove(context.home.db, id))) throw notFound("Fault rule");
  changed(context, id);
  return id;
}

/** Whether chance, or the seed, applies the rule to the call that it matched now. */
async function isDrawn({ db }: Store, { id, probability, seed }: FaultRuleRow): Promise<boolean> {
  if (probability >= 1) return true;
  if (seed === null) return Math.random() < probability;
  const number = await rules.countMatch(db, id);
  return number !== undefined && seedOf(seed, number) / 2 ** 48 < probability;
}

/**
 * Matches calls with the rules in the gateway's own store. They are read again only after they changed, here or in another
 * process.
 */
export function createFaultRules(home: Store, homeLive: Live): FaultRules & { close(): void } {
  let known: Promise<FaultRuleRow[]> | undefined;
  let none = false;
  const forget = () => {
    known = undefined;
    none = false;
  };
  const readAll = () => {
    const reading = rules.list(home.db);
    known = reading;
    reading.then((all) => {
      if (known === reading) none = all.length === 0;
    }, forget);
    return reading;
  };
  const changes = homeLive.subscribe(TOPIC)[Symbol.asyncIterator]();
  const follow = async (): Promise<void> => {
    for (let next = await changes.next(); next.done !== true; next = await changes.next()) forget();
  };
  void follow();
  return {
    forget,
    hasNone: () => none,
    close: () => void changes.return?.(),
    match: async (call, sandbox) => {
      for (const rule of await (known ?? readAll())) {
        if (!rule.enabled || !matchesCall(rule, call, sandbox)) continue;
        if ((await isDrawn(home, rule)) && (await rules.countApplied(home.db, rule.id)))
          return { delay: rule.delay, status: rule.status, rule: rule.id };
      }
      return null;
    },
  };
}
