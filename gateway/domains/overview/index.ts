import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { migrations } from "./announcements/repository.ts";
import { resolvers } from "./announcements/resolvers.ts";
import { seedAnnouncements } from "./announcements/rules.ts";

export const overview: Entity<Resolvers>[] = [
  {
    name: "overview/announcements",
    resolvers,
    migrations,
    sample: { kind: "accounts", table: "overview_announcements", fill: seedAnnouncements },
  },
];
