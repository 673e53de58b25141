import { expect, it } from "vitest";
import {
  chartVersionStatuses,
  type ChartVersionStatusText,
} from "#gateway/domains/charts/charts/repository.ts";
import {
  actionsOf,
  actors,
  allow,
  chartActions,
  stepOf,
  type ChartActionText,
} from "#gateway/domains/charts/versions/machine.ts";

/** What the design says, written down once more by hand. */
const table: Record<ChartVersionStatusText, Partial<Record<ChartActionText, ChartVersionStatusText>>> = {
  DRAFT: { EDIT: "DRAFT", SUBMIT: "IN_REVIEW", ARCHIVE: "ARCHIVED" },
  IN_REVIEW: { WITHDRAW: "DRAFT", APPROVE: "PUBLISHED", REJECT: "REJECTED" },
  PUBLISHED: { INSTALL: "PUBLISHED", SUSPEND: "SUSPENDED", ARCHIVE: "ARCHIVED" },
  REJECTED: { EDIT: "DRAFT", ARCHIVE: "ARCHIVED" },
  SUSPENDED: { RESUME: "PUBLISHED" },
  ARCHIVED: {},
};
const sound = (status: ChartVersionStatusText) => ({ status, errors: 0, isOwn: false });

it.each(chartVersionStatuses.flatMap((status) => chartActions.map((action) => [status, action] as const)))(
  "from %s, %s leads where the design says, or nowhere",
  (status, action) => {
    const to = table[status][action];
    const walk = () => allow(sound(status), action, actors);
    if (to === undefined) expect(walk).toThrow("cannot take this step");
    else expect(walk()).toBe(to);
  },
);

it.each(chartActions)("%s is for those alone whom it names", (action) => {
  for (const who of actors.filter((one) => !stepOf(action).who.includes(one)))
    for (const status of chartVersionStatuses)
      expect(() => allow(sound(status), action, [who])).toThrow("for others");
});

it.each(chartVersionStatuses)("what is offered of %s is what passes", (status) => {
  for (const who of actors)
    for (const errors of [0, 2])
      for (const isOwn of [true, false]) {
        const offered = actionsOf({ status, errors, isOwn }, [who]);
        for (const action of chartActions) {
          const isOpen = offered.find(({ name }) => name === action)?.allowed ?? false;
          const walk = () => allow({ status, errors, isOwn }, action, [who]);
          if (isOpen) expect(walk).not.toThrow();
          else expect(walk).toThrow();
        }
      }
});

it("nobody decides about their own, and nothing with errors is handed in", () => {
  expect(actionsOf({ status: "IN_REVIEW", errors: 0, isOwn: true }, ["REVIEWER"])).toEqual([
    { name: "APPROVE", allowed: false, reasonCode: "OWN" },
    { name: "REJECT", allowed: false, reasonCode: "OWN" },
  ]);
  expect(() => allow({ status: "DRAFT", errors: 1, isOwn: true }, "SUBMIT", ["OWNER"])).toThrow();
});
