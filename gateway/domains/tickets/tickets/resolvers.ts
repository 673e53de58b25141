import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as bulk from "./bulk.ts";
import * as creating from "./creating.ts";
import { person, requesterOf } from "./people.ts";
import * as rules from "./rules.ts";
import * as shown from "./shown.ts";

export const resolvers: Resolvers = {
  Ticket: {
    requester: (ticket, _, context) => requesterOf(context, ticket),
    assignee: ({ assigneeId }, _, context) => person(context, assigneeId),
    clock: (ticket, _, context) => shown.clockOf(context, ticket),
    mergedIntoId: ({ mergedInto }) => (mergedInto === null ? null : String(mergedInto)),
    unread: (ticket, _, context) => shown.unreadOf(context, ticket),
    people: (ticket, _, context) => shown.peopleOf(context, ticket),
    actions: (ticket, _, context) => shown.actionsOf(context, ticket),
  },
  TicketChange: { ticket: ({ id }, _, context) => shown.find(context, id) },
  Query: {
    tickets: (_, args, context) => shown.page(context, args),
    ticketIds: (_, { filter }, context) => shown.ids(context, filter),
    ticketCounts: (_, { filters }, context) => shown.counts(context, filters),
    ticket: (_, { id }, context) => shown.find(context, id),
    ticketHours: (_, __, context) => shown.hoursNow(context),
    ticketStaff: (_, __, context) => rules.staff(context),
    ticketSuggestions: (_, { text }) => creating.suggestions(text),
  },
  Mutation: {
    ticketCreate: (_, { input }, context) => creating.create(context, input),
    ticketStep: (_, args, context) => rules.plainStep(context, args),
    ticketAssign: (_, { id, assigneeId }, context) => rules.assign(context, id, assigneeId),
    ticketTriage: (_, args, context) => rules.triage(context, args),
    ticketRate: (_, args, context) => rules.rate(context, args),
    ticketSeen: (_, { id }, context) => rules.seen(context, id),
    ticketClaimNext: (_, __, context) => rules.claimNext(context),
    ticketMerge: (_, { id, intoId }, context) => bulk.merge(context, id, intoId),
    ticketSplit: (_, args, context) => bulk.split(context, args),
    ticketBulk: (_, { ids, input }, context) => bulk.bulk(context, ids, input),
  },
  Subscription: {
    ticketChanged: { subscribe: (_, __, context) => shown.changed(context) },
  },
};
