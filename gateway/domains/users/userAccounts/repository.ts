import { rowsMigration } from "#gateway/platform/store/createRows.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";

export const notificationKinds = ["NEWS", "CHANGES", "BILLS", "SIGN_INS"] as const;
export const services = ["GOOGLE", "SLACK", "GITHUB", "MAILCHIMP", "ASANA"] as const;

export interface SampleUserDeviceRow {
  id: string;
  browser: string;
  device: string;
  place: string;
  seenAt: string;
}

export interface SampleUserNotificationRow {
  kind: (typeof notificationKinds)[number];
  email: boolean;
  browser: boolean;
  app: boolean;
}

export interface UserAccountData {
  /** The user's own key: a user has one account. */
  id: number;
  twoStep: boolean;
  passwordChangedAt: string | null;
  devices: SampleUserDeviceRow[];
  notifications: SampleUserNotificationRow[];
  connected: (typeof services)[number][];
}

export interface SampleUserAccountRow extends UserAccountData, Stamps {
  search: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    users_accounts: Stored<SampleUserAccountRow>;
  }
}

export const accountTable = defineRows<UserAccountData, SampleUserAccountRow>({
  name: "users_accounts",
  derive: () => ({ search: "" }),
});

export const migrations = rowsMigration(
  "0313",
  "users_accounts",
  {
    twoStep: "boolean",
    passwordChangedAt: "text or null",
    devices: "json",
    notifications: "json",
    connected: "json",
  },
  { sorts: [], facets: [], ties: "newest" },
);
