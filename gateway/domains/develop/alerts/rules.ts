import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { mapEach } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { validate } from "#gateway/platform/validate.ts";
import { note } from "#gateway/domains/accounts/audit/rules.ts";
import { calm } from "./machine.ts";
import { measure } from "./measures.ts";
import * as alerts from "./repository.ts";
import { alertRules, type AlertName, type AlertRow } from "./repository.ts";

/** The live topic of what administrators are warned of. */
export const ALERTS = "develop_alerts";
const LONGEST = 120;

const shownOf = (row: AlertRow, value: number | null) => {
  const { unit, least, most } = alertRules[row.name];
  const rounded = value === null ? null : Math.round(value * 100) / 100;
  return { ...row, unit, least, most, forMinutes: row.forSeconds / 60, value: rounded };
};

export async function all(context: RequestContext) {
  const values = await measure(context);
  return (await alerts.list(context.home.db)).map((row) => shownOf(row, values[row.name]));
}

interface Wanted {
  name: AlertName;
  input: { isEnabled: boolean; threshold: number; forMinutes: number };
  expectedVersion: number;
}

const inputOf = ({ least, most }: { least: number; most: number }) =>
  z.object({
    isEnabled: z.boolean(),
    threshold: z.number().min(least).max(most),
    forMinutes: z.int().min(0).max(LONGEST),
  });

const wordsOf = ({ isEnabled, threshold, forSeconds }: AlertRow): string =>
  isEnabled ? `${threshold} / ${forSeconds / 60} min` : "off";

/** @throws {AppError} BAD_USER_INPUT, VERSION_CONFLICT. */
export async function set(context: RequestContext, { name, input, expectedVersion }: Wanted) {
  const { forMinutes, ...wanted } = validate(inputOf(alertRules[name]), input);
  const values = await measure(context);
  return await inHome(context, async (inside) => {
    const { db } = inside.home;
    const before = (await alerts.list(db)).find((row) => row.name === name);
    const changes = { ...wanted, forSeconds: forMinutes * 60, ...calm, version: expectedVersion + 1 };
    if (before?.version !== expectedVersion || !(await alerts.keepRow(db, before, changes)))
      throw new AppError(
        "VERSION_CONFLICT",
        "Somebody set this warning meanwhile: look at it and save again.",
        {
          current: before && shownOf(before, values[name]),
        },
      );
    const row = { ...before, ...changes };
    await note(inside, {
      kind: "alertChanged",
      userId: viewerIdOf(context),
      sessionId: context.viewer?.sessionId ?? null,
      target: name,
      detail: { alert: name, before: wordsOf(before), now: wordsOf(row) },
    });
    inside.afterwards((outside) => outside.homeLive.publish(ALERTS, { kind: "UPDATED", id: name }));
    return shownOf(row, values[name]);
  });
}

const isName = (id: string): id is AlertName => Object.hasOwn(alertRules, id);

export const changes = (context: RequestContext) =>
  mapEach(context.homeLive.subscribe(ALERTS), ({ id }) => ({
    alertRuleChanged: isName(id) ? id : "ERROR_SHARE",
  }));
