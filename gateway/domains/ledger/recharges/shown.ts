import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { strictList } from "#gateway/platform/list/strictList.ts";
import { mapSome } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { userOf } from "#gateway/domains/accounts/users/rules.ts";
import { channelOf, channels, isOpen } from "./channels/all.ts";
import { openTo } from "./machine.ts";
import { giftOf, topicOf } from "./paying.ts";
import * as kept from "./repository.ts";
import type { RechargeChannelText, RechargeRow, RechargeStatusText } from "./repository.ts";
import { GIFT_DAYS, MAX, MIN, steps } from "./terms.ts";

export async function terms(context: RequestContext) {
  const { home, config, businessClock } = context;
  return {
    min: MIN.toString(),
    max: MAX.toString(),
    steps: steps
      .toReversed()
      .map(({ amount, bonus }) => ({ amount: amount.toString(), bonus: bonus.toString() })),
    isDoubled: !(await kept.wasDoubled(home.db, viewerIdOf(context))),
    giftDays: GIFT_DAYS,
    channels: channels.map((one) => ({
      channel: one.name,
      isOpen: isOpen(one, config),
      isSimulated: one.isSimulated,
      isReviewed: one.isReviewed,
    })),
    now: timestamp(businessClock),
  };
}

const isOver = ({ status }: RechargeRow): boolean => status === "paid" || status === "refunded";

/** What is given for a recharge: what was given, or what would be. */
export const gift = async (context: RequestContext, row: RechargeRow) =>
  isOver(row) ? row : await giftOf(context, row);

export const holder = async (context: RequestContext, { userId }: RechargeRow): Promise<string> =>
  (await userOf(context, userId))?.fullName ?? "";

/** What the viewer may do to a recharge. */
export function actions(context: RequestContext, row: RechargeRow) {
  const { viewer, config } = context;
  const isOwn = viewer?.userId === row.userId;
  const channel = channelOf(row.channel);
  const simulates = isOwn && channel.isSimulated && isOpen(channel, config);
  const reviews = !isOwn && (viewer?.ability.can("manage", "MoneyReview") ?? false);
  return [
    ...(isOwn && openTo(row, "owner").includes("CLOSE") ? (["CLOSE"] as const) : []),
    ...(simulates && openTo(row, "channel").length > 0 ? (["SIMULATE"] as const) : []),
    ...(reviews && openTo(row, "finance").includes("CONFIRM") ? (["CONFIRM"] as const) : []),
    ...(reviews && openTo(row, "finance").includes("REFUND") ? (["REFUND"] as const) : []),
  ];
}

interface Paged {
  status?: RechargeStatusText | null;
  channel?: RechargeChannelText | null;
  page: number;
  itemsPerPage: number;
}

async function pageOf(context: RequestContext, userId: string | null, { status, channel, ...paged }: Paged) {
  const { page, itemsPerPage } = strictList(paged);
  return await kept.page(context.home.db, {
    ...(userId !== null && { userId }),
    ...(status && { status }),
    ...(channel && { channel }),
    limit: itemsPerPage,
    offset: (page - 1) * itemsPerPage,
  });
}

/** @throws {AppError} BAD_USER_INPUT naming the argument. */
export const own = async (context: RequestContext, paged: Paged) =>
  await pageOf(context, viewerIdOf(context), paged);

/** @throws {AppError} BAD_USER_INPUT naming the argument. */
export const all = async (context: RequestContext, paged: Paged) => await pageOf(context, null, paged);

export async function find(context: RequestContext, id: string): Promise<RechargeRow | null> {
  const row = await kept.byId(context.home.db, id);
  return row?.userId === viewerIdOf(context) ? row : null;
}

export const changes = (context: RequestContext) =>
  mapSome(context.homeLive.subscribe(topicOf(viewerIdOf(context))), async ({ id }) => {
    const row = await find(context, id);
    return row && { rechargeChanged: row };
  });
