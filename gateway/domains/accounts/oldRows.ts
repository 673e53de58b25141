import { DAY, HOUR, timestamp } from "#gateway/platform/clock.ts";
import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as mails from "./mails/repository.ts";
import * as deliveries from "./webhooks/deliveryRepository.ts";
import * as sessions from "./sessions/repository.ts";

/** How long a mail is kept, in milliseconds, sent or not. */
const MAILS_KEPT = 30 * DAY;
/** The same of what is sent to endpoints. */
const DELIVERIES_KEPT = 30 * DAY;

export const oldRows: NonNullable<Entity<Resolvers>["periodic"]> = [
  {
    name: "accounts/sessions",
    every: HOUR,
    work: ({ fence, clock }) => fence.change((db) => sessions.removeExpired(db, timestamp(clock))),
  },
  {
    name: "accounts/mails",
    every: DAY,
    work: ({ fence, clock }) => fence.change((db) => mails.removeBefore(db, timestamp(clock, -MAILS_KEPT))),
  },
  {
    name: "accounts/webhooks",
    every: DAY,
    work: ({ fence, clock }) =>
      fence.change((db) => deliveries.removeBefore(db, timestamp(clock, -DELIVERIES_KEPT))),
  },
];
