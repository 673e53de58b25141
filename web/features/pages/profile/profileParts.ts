import { fold } from "#web/lib/texts/highlight.ts";
import type { UserProfileQuery } from "./profile.generated.ts";

export type Profile = UserProfileQuery["sampleProfile"];

export const profileTabs = ["profile", "teams", "projects", "connections"] as const;
export type ProfileTab = (typeof profileTabs)[number];

export const profilePath = (tab: ProfileTab): string => `/pages/user-profile/${tab}`;

export const matching = <TRow>(
  rows: readonly TRow[],
  q: string,
  textsOf: (row: TRow) => readonly string[],
): TRow[] => rows.filter((row) => fold(textsOf(row).join("\n")).includes(fold(q)));
