import { isIP } from "node:net";
import { DAY, timestamp } from "#gateway/platform/clock.ts";
import { AppError, badInput } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { announce } from "#gateway/domains/accounts/notifications/rules.ts";
import { accountNamed } from "#gateway/domains/accounts/users/rules.ts";
import { giveBack, spend } from "#gateway/domains/ledger/points/rules.ts";
import { bySuffix } from "#gateway/domains/domains/suffixes/repository.ts";
import type { DomainRow } from "./repository.ts";
import { roomOf } from "./registering.ts";
import { changing, step } from "./rules.ts";

const LINK = "/product/freedomain";
const noteOf = (given: string): string => given.toWellFormed().replaceAll("\0", "").trim().slice(0, 300);

async function termsOf(context: RequestContext, row: DomainRow) {
  const suffix = await bySuffix(context.home.db, row.suffix);
  return { points: suffix?.pointsCost ?? 0, days: suffix?.termDays ?? 365 };
}

/** @throws {AppError} NOT_FOUND, FORBIDDEN, STEP_REFUSED, INSUFFICIENT_POINTS. */
export const renew = async (context: RequestContext, id: string): Promise<DomainRow> =>
  await changing(context, id, "RENEW", async (inside, row, who) => {
    const { points, days } = await termsOf(inside, row);
    const from = Math.max(Date.parse(row.expiresAt ?? ""), inside.businessClock.now());
    const expiresAt = new Date(from + days * DAY).toISOString();
    const renewed = await step(inside, row, "RENEW", who, { expiresAt });
    if (points > 0)
      await spend(inside, { userId: row.ownerId, points, reason: "spend", ref: `${id}:${row.expiresAt}` });
    return renewed;
  });

/** @throws {AppError} NOT_FOUND, FORBIDDEN, STEP_REFUSED. */
export const release = async (context: RequestContext, id: string): Promise<DomainRow> =>
  await changing(context, id, "RELEASE", async (inside, row, who) => {
    if (row.status === "PENDING_REVIEW")
      await giveBack(inside, { userId: row.ownerId, reason: "spend", ref: id });
    return await step(inside, row, "RELEASE", who);
  });

/** @throws {AppError} NOT_FOUND, FORBIDDEN, STEP_REFUSED, BAD_USER_INPUT, QUOTA_EXCEEDED. */
export const transfer = async (
  context: RequestContext,
  { id, to }: { id: string; to: string },
): Promise<DomainRow> =>
  await changing(context, id, "TRANSFER", async (inside, row, who) => {
    const { db } = inside.home;
    const account = await accountNamed(inside.home, to.trim());
    if (!account || account.suspendedAt !== null || account.id === row.ownerId)
      throw badInput({ to: { code: "UNKNOWN", message: "Name the account of somebody else." } });
    const suffix = await bySuffix(db, row.suffix);
    const hasRoom = await roomOf(db, account.id);
    if (suffix && !hasRoom(suffix))
      throw new AppError("QUOTA_EXCEEDED", "They have as many names below this suffix as one person may.", {
        kind: "domains",
        limit: suffix.perUser,
        used: suffix.perUser,
      });
    const moved = await step(inside, row, "TRANSFER", who, { ownerId: account.id });
    await announce(inside, account.id, {
      kind: "system",
      tone: "info",
      message: "domainReceived",
      params: { domain: row.displayName },
      link: LINK,
    });
    return moved;
  });

const server = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** @throws {AppError} NOT_FOUND, FORBIDDEN, STEP_REFUSED, BAD_USER_INPUT. */
export const delegate = async (
  context: RequestContext,
  { id, nameservers }: { id: string; nameservers: readonly string[] },
): Promise<DomainRow> =>
  await changing(context, id, "NAMESERVERS", async (inside, row, who) => {
    const names = nameservers.map((one) => one.trim().toLowerCase().replace(/\.$/, ""));
    const isFit = names.every(
      (one) => server.test(one) && isIP(one) === 0 && !`.${one}`.endsWith(`.${row.fqdn}`),
    );
    if (!isFit || names.length === 1 || names.length > 6 || new Set(names).size !== names.length)
      throw badInput({
        nameservers: {
          code: "INVALID",
          message: "Name two to six servers, each once, none of them in the domain.",
        },
      });
    return await step(inside, row, "EDIT", who, { nameservers: names });
  });

/** @throws {AppError} NOT_FOUND, FORBIDDEN, STEP_REFUSED. */
export const review = async (
  context: RequestContext,
  { id, approve, note }: { id: string; approve: boolean; note: string },
): Promise<DomainRow> =>
  await changing(context, id, approve ? "APPROVE" : "REJECT", async (inside, row, who) => {
    const { days } = await termsOf(inside, row);
    const expiresAt = approve ? timestamp(inside.businessClock, days * DAY) : null;
    const decided = await step(inside, row, approve ? "APPROVE" : "REJECT", who, {
      note: noteOf(note),
      ...(expiresAt !== null && { expiresAt }),
    });
    if (!approve) await giveBack(inside, { userId: row.ownerId, reason: "spend", ref: id });
    await announce(inside, row.ownerId, {
      kind: "system",
      tone: approve ? "ok" : "bad",
      message: approve ? "domainApproved" : "domainRejected",
      params: { domain: row.displayName, note: noteOf(note) },
      link: LINK,
    });
    return decided;
  });

/** @throws {AppError} NOT_FOUND, FORBIDDEN, STEP_REFUSED. */
export const hold = async (
  context: RequestContext,
  { id, hold: isHeld, note }: { id: string; hold: boolean; note: string },
): Promise<DomainRow> =>
  await changing(context, id, isHeld ? "SUSPEND" : "RESUME", async (inside, row, who) => {
    const held = await step(inside, row, isHeld ? "SUSPEND" : "RESUME", who, {
      note: isHeld ? noteOf(note) : "",
    });
    await announce(inside, row.ownerId, {
      kind: "system",
      tone: isHeld ? "bad" : "ok",
      message: isHeld ? "domainHeld" : "domainResumed",
      params: { domain: row.displayName, note: noteOf(note) },
      link: LINK,
    });
    return held;
  });
