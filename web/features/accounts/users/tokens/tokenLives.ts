import { instantOf } from "#web/ui/form/dates/dayInput.ts";

/** How long a token serves: so many days, to the end of a day that is chosen, or without an end. */
export const lives = ["7", "30", "90", "365", "day", "never"] as const;
export type TokenLife = (typeof lives)[number];

export const daysOf = (life: TokenLife): number => Number(life);

export function endOf(life: TokenLife, day: string | null): string | null {
  if (life === "never") return null;
  if (life === "day") return (day !== null && instantOf(day, "23:59")) || null;
  const end = new Date();
  end.setDate(end.getDate() + daysOf(life));
  return end.toISOString();
}
