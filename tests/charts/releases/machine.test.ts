import { expect, it } from "vitest";
import { actionsOf, allow, type ReleaseStep } from "#gateway/domains/charts/releases/machine.ts";
import {
  chartReleaseStatuses,
  type ChartReleaseStatusText,
} from "#gateway/domains/charts/releases/repository.ts";

const steps: ReleaseStep[] = ["UPGRADE", "ROLLBACK", "UNINSTALL", "DONE", "FAIL"];
const settled: Partial<Record<ReleaseStep, ChartReleaseStatusText>> = {
  UPGRADE: "PENDING_UPGRADE",
  ROLLBACK: "PENDING_ROLLBACK",
  UNINSTALL: "UNINSTALLING",
};
const pending: Partial<Record<ReleaseStep, ChartReleaseStatusText>> = { DONE: "DEPLOYED", FAIL: "FAILED" };

/** What the design says, written down once more by hand. */
const table: Record<ChartReleaseStatusText, Partial<Record<ReleaseStep, ChartReleaseStatusText>>> = {
  UNKNOWN: {},
  DEPLOYED: settled,
  UNINSTALLED: {},
  SUPERSEDED: {},
  FAILED: settled,
  UNINSTALLING: { DONE: "UNINSTALLED", FAIL: "FAILED" },
  PENDING_INSTALL: pending,
  PENDING_UPGRADE: pending,
  PENDING_ROLLBACK: pending,
};

it.each(chartReleaseStatuses.flatMap((status) => steps.map((step) => [status, step] as const)))(
  "from %s, %s leads where the design says, or nowhere",
  (status, step) => {
    const to = table[status][step];
    const walk = () => allow({ status, kept: 2 }, step);
    if (to === undefined) expect(walk).toThrow("cannot take this step");
    else expect(walk()).toBe(to);
  },
);

it("nothing is brought back where there is one revision", () =>
  expect(actionsOf({ status: "DEPLOYED", kept: 1 })).toEqual(["UPGRADE", "UNINSTALL"]));
