import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  Wallet: {
    now: (_, __, { businessClock }) => timestamp(businessClock),
    balances: (wallet, _, context) => rules.balances(context, wallet),
    balancesAt: (wallet, { at }, context) => rules.balancesAt(context, wallet, at),
    gifts: (wallet, _, context) => rules.gifts(context, wallet),
    days: (wallet, args, context) => rules.days(context, wallet, args),
    lines: (wallet, args, context) => rules.lines(context, wallet, args),
    checkedAt: (_, __, context) => rules.checkedAt(context),
    nextCheckAt: (_, __, context) => rules.nextCheckAt(context),
  },
  Query: {
    wallet: (_, __, context) => rules.own(context),
    ledgerWallet: (_, { account }, context) => rules.ofAccount(context, account),
  },
  Subscription: { walletChanged: { subscribe: (_, __, context) => rules.changes(context) } },
};
