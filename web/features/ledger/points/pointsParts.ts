import type { OwnCheckInsFragment, OwnPointsFragment } from "./points.generated.ts";

export const pointsTexts = "ledgerPoints";

export type CheckIns = OwnCheckInsFragment;
export type Task = OwnPointsFragment["tasks"][number];

/** Where a task is done; one without a place is done by itself. */
export const taskPaths: Readonly<Record<string, string>> = {
  AVATAR: "/user/profile/profile",
  TWO_FACTOR: "/user/profile/security",
  PASSKEY: "/user/profile/security",
  FIRST_RECHARGE: "/user/recharge",
  FIRST_ORDER: "/product/las/buy",
  INVITE: "/user/extension",
};

/** A calendar day as an instant in the middle of it, wherever the person is. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00`);

export function plusMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The days of a month, and how many cells stand before the first in a week that begins on Monday. */
export function daysOf(month: string): { before: number; days: string[] } {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return {
    before: (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7,
    days: Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, "0")}`),
  };
}
