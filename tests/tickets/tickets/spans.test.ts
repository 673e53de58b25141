import { expect, test } from "vitest";
import { spanText } from "#web/features/tickets/tickets/ticketParts.ts";

const said = (key: string | string[], values: Record<string, unknown> = {}) =>
  `${[key].flat().join()} ${String(values["days"])}+${String(values["hours"])}`;

test.each([
  [23 * 3_600 + 19 * 60, "23:19"],
  [86_400, "clock.wholeDays 1+0"],
  [86_400 + 59 * 60, "clock.wholeDays 1+0"],
  [26 * 3_600, "clock.days 1+2"],
  [-86_400, "\u2212clock.wholeDays 1+0"],
])("%i seconds are said without a unit that is zero", (seconds, text) => {
  expect(spanText(said, seconds)).toBe(text);
});
