import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { userOf } from "#gateway/domains/accounts/users/rules.ts";
import { defineSearch } from "#gateway/platform/entity/search.ts";
import * as shown from "./shown.ts";

/** Whoever is signed in finds the apps that their own list finds. */
export const search = defineSearch(
  "apps",
  (asked, context) => shown.page(context, asked),
  ({ displayName, name, spec }) => ({ title: displayName, detail: `${name} · ${spec.image}` }),
);

export const resolvers: Resolvers = {
  App: {
    owner: ({ ownerId }, _, context) => userOf(context, ownerId),
    project: (app, _, context) => shown.projectOf(context, app),
    url: (app, _, context) => shown.urlOf(context, app),
    reason: (app) => shown.reasonOfApp(app),
    health: (app) => shown.healthOf(app),
    hourly: (app, _, context) => shown.hourlyOf(context, app),
    isAutoRenewed: ({ isAutoRenewed }) => isAutoRenewed !== 0,
    isDeleteProtected: ({ isDeleteProtected }) => isDeleteProtected !== 0,
    actions: (app, _, context) => shown.actionsOf(context, app),
  },
  AppAct: {
    actor: ({ actorId }, _, context) => (actorId === null ? null : userOf(context, actorId)),
  },
  AppChange: { app: ({ id }, _, context) => shown.find(context, id) },
  Query: {
    apps: (_, args, context) => shown.page(context, args),
    appIds: (_, { filter }, context) => shown.ids(context, filter),
    appCounts: (_, { filters }, context) => shown.counts(context, filters),
    app: (_, { id }, context) => shown.find(context, id),
    appActs: (_, args, context) => shown.acts(context, args),
  },
  Subscription: {
    appChanged: { subscribe: (_, { id }, context) => shown.changed(context, id) },
  },
};
