import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { strictList } from "#gateway/platform/list/strictList.ts";
import { mapEach } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { currentPrices } from "#gateway/domains/catalogue/prices/rules.ts";
import { buyer } from "#gateway/domains/partners/inviteCodes/rules.ts";
import { openTo } from "./machine.ts";
import * as kept from "./repository.ts";
import type { AgentRow, AgentStatusText } from "./repository.ts";
import { TOPIC, topicOf } from "./rules.ts";
import { levelOf, levelsOf, type LevelTerms } from "./terms.ts";

const level = ({ rateBps, secondTierBps, discountBps, volume, ...one }: LevelTerms) => ({
  ...one,
  rateBps: Number(rateBps),
  secondTierBps: Number(secondTierBps),
  discountBps: Number(discountBps),
  volume: volume.toString(),
});

export const own = async (context: RequestContext): Promise<AgentRow> =>
  await kept.byUser(context.home.db, viewerIdOf(context));

export const termsOf = async ({ home }: RequestContext, row: AgentRow) =>
  level(levelOf(await currentPrices(home.db), row.level));

export async function terms({ home }: RequestContext) {
  const prices = await currentPrices(home.db);
  return {
    levels: levelsOf(prices).map(level),
    confirmDays: Number(prices("AGENT_CONFIRM_DAYS")),
    months: Number(prices("AGENT_MONTHS")),
    withdrawMin: prices("WITHDRAW_MIN").toString(),
    inviteeDiscountBps: Number(prices("INVITEE_DISCOUNT")),
  };
}

export const earns = async ({ home }: RequestContext, { userId }: AgentRow): Promise<boolean> =>
  ((await buyer(home.db, userId))?.cashOrders ?? 0) > 0;

export function actions({ viewer }: RequestContext, row: AgentRow) {
  const isOwn = row.userId === viewer?.userId;
  const reviews = viewer?.ability.can("manage", "MoneyReview") ?? false;
  return [...(isOwn ? openTo(row, "owner") : []), ...(reviews && !isOwn ? openTo(row, "finance") : [])];
}

/** @throws {AppError} BAD_USER_INPUT naming the argument. */
export async function reviews(
  context: RequestContext,
  { status = null, ...paged }: { status?: AgentStatusText | null; page: number; itemsPerPage: number },
) {
  const { page, itemsPerPage } = strictList(paged);
  return await kept.pageOf(context.home.db, status, itemsPerPage, (page - 1) * itemsPerPage);
}

/** What happens to the viewer's agency; for finance to everybody's. */
export const changes = (context: RequestContext) => {
  const seesAll = context.viewer?.ability.can("read", "MoneyReview") ?? false;
  const topic = seesAll ? TOPIC : topicOf(viewerIdOf(context));
  return mapEach(context.homeLive.subscribe(topic), ({ id }) => ({ agentChanged: id }));
};
