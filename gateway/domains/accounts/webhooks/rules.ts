import { isIP } from "node:net";
import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { DAY, timestamp } from "#gateway/platform/clock.ts";
import type { Config } from "#gateway/platform/config.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import { mapEach } from "#gateway/platform/live.ts";
import { bareHost, isPrivate } from "#gateway/platform/outbound/outbound.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { holdTable, inHome } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { note } from "#gateway/domains/accounts/audit/rules.ts";
import type { AuditKindText } from "#gateway/domains/accounts/audit/repository.ts";
import {
  kinds as allKinds,
  type NotificationKindText,
} from "#gateway/domains/accounts/notifications/repository.ts";
import { topicOf } from "./deliveries.ts";
import * as hooks from "./repository.ts";
import type { WebhookRow } from "./repository.ts";
import { newSecret } from "./signing.ts";

const MOST = 10;
/** How long what is sent is signed by the former secret as well, in milliseconds. */
const OVERLAP = DAY;

/** Whether anything may be sent there: in the open only to a private host that is listed. */
function mayBeSent(address: string, { privateHosts }: Pick<Config, "privateHosts">): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  const host = bareHost(hostname);
  const isListed = privateHosts.includes(host);
  if (username !== "" || password !== "" || (isIP(host) !== 0 && isPrivate(host) && !isListed)) return false;
  return protocol === "https:" || (protocol === "http:" && isListed);
}

const inputOf = (config: Pick<Config, "privateHosts">) =>
  z.object({
    name: text(1, 60),
    url: text(1, 500).refine(
      (address) => mayBeSent(address, config),
      "it must begin with https:// and be no private address; a host in PRIVATE_HOSTS may be asked by http:// too",
    ),
    kinds: z.array(z.enum(allKinds)).min(1),
    isEnabled: z.boolean(),
  });

/** An endpoint as it is asked for. */
export interface WebhookWanted {
  name: string;
  url: string;
  kinds: readonly NotificationKindText[];
  isEnabled: boolean;
}

function wanted(context: RequestContext, given: WebhookWanted) {
  const { kinds, ...input } = validate(inputOf(context.config), given);
  return { ...input, kinds: allKinds.filter((kind) => kinds.includes(kind)) };
}

export const own = async (context: RequestContext): Promise<WebhookRow[]> =>
  await hooks.ofUser(context.home.db, viewerIdOf(context));

/** @throws {AppError} NOT_FOUND */
export async function find(context: RequestContext, id: string): Promise<WebhookRow> {
  const row = await hooks.byId(context.home.db, id);
  if (row?.userId !== viewerIdOf(context)) throw notFound("Endpoint");
  return row;
}

/** Writes into the security record what became of an endpoint, and tells the person's screens. */
async function noted(
  context: RequestContext,
  inside: RequestContext,
  kind: AuditKindText,
  { id, userId, name, url }: WebhookRow,
): Promise<void> {
  const detail = { webhook: name, host: new URL(url).host };
  await note(inside, { kind, userId, sessionId: context.viewer?.sessionId ?? null, detail });
  inside.afterwards(() => inside.homeLive.publish(topicOf(userId), { kind: "UPDATED", id }));
}

/** @throws {AppError} BAD_USER_INPUT, TOO_MANY_WEBHOOKS. */
export async function create(context: RequestContext, given: WebhookWanted) {
  const { clock, sealer } = context;
  const userId = viewerIdOf(context);
  const secret = newSecret();
  const webhook: WebhookRow = {
    id: newId("whk", clock),
    userId,
    ...wanted(context, given),
    offReason: null,
    failingSince: null,
    secret: sealer.seal(secret),
    ending: secret.slice(-4),
    formerSecret: null,
    formerUntil: null,
    createdAt: timestamp(clock),
  };
  await inHome(context, async (inside) => {
    await holdTable(inside.home, "accounts_webhooks");
    if ((await hooks.ofUser(inside.home.db, userId)).length >= MOST)
      throw new AppError(
        "TOO_MANY_WEBHOOKS",
        `You have ${MOST} endpoints, which is all there can be: delete one.`,
      );
    await hooks.insert(inside.home.db, webhook);
    await noted(context, inside, "webhookCreated", webhook);
  });
  return { secret, webhook };
}

/** @throws {AppError} NOT_FOUND, BAD_USER_INPUT. */
export async function update(context: RequestContext, id: string, given: WebhookWanted): Promise<WebhookRow> {
  const input = wanted(context, given);
  const userId = viewerIdOf(context);
  return await inHome(context, async (inside) => {
    const before = await find(inside, id);
    const isBack = input.isEnabled && !before.isEnabled;
    const changes = { ...input, ...(isBack && { offReason: null, failingSince: null }) };
    const row = await hooks.update(inside.home.db, userId, id, changes);
    if (!row) throw notFound("Endpoint");
    await noted(context, inside, "webhookChanged", row);
    return row;
  });
}

/** @throws {AppError} NOT_FOUND */
export async function rotate(context: RequestContext, id: string) {
  const { clock, sealer } = context;
  const secret = newSecret();
  const webhook = await inHome(context, async (inside) => {
    const before = await find(inside, id);
    const row = await hooks.update(inside.home.db, before.userId, id, {
      secret: sealer.seal(secret),
      ending: secret.slice(-4),
      formerSecret: before.secret,
      formerUntil: timestamp(clock, OVERLAP),
    });
    if (!row) throw notFound("Endpoint");
    await noted(context, inside, "webhookSecretRotated", row);
    return row;
  });
  return { secret, webhook };
}

/** @throws {AppError} NOT_FOUND */
export async function remove(context: RequestContext, id: string): Promise<string> {
  await inHome(context, async (inside) => {
    const row = await hooks.remove(inside.home.db, viewerIdOf(context), id);
    if (!row) throw notFound("Endpoint");
    await noted(context, inside, "webhookDeleted", row);
  });
  return id;
}

/** Until when the former secret serves as well; null where it does no more. */
export const formerUntil = ({ clock }: Pick<RequestContext, "clock">, row: WebhookRow): string | null =>
  row.formerUntil !== null && row.formerUntil > timestamp(clock) ? row.formerUntil : null;

export const changes = (context: RequestContext) =>
  mapEach(context.homeLive.subscribe(topicOf(viewerIdOf(context))), ({ id }) => ({ webhookChanged: id }));
