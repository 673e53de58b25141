import { announce } from "#gateway/domains/accounts/notifications/rules.ts";
import { staffOf } from "#gateway/domains/accounts/users/rules.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { ChartRow } from "#gateway/domains/charts/charts/repository.ts";

const linkOf = ({ id }: ChartRow): string => `/develop/HelmChartEditor?chart=${id}`;

const messages = {
  APPROVE: ["ok", "chartApproved"],
  REJECT: ["bad", "chartRejected"],
  SUSPEND: ["bad", "chartHeld"],
  RESUME: ["ok", "chartResumed"],
} as const;

/** Tells whose chart it is what was decided. */
export async function sayToOwner(
  inside: RequestContext,
  chart: ChartRow,
  number: string,
  action: keyof typeof messages,
  note: string,
): Promise<void> {
  const [tone, message] = messages[action];
  const params = { chart: chart.name, number, note };
  await announce(inside, chart.ownerId, { kind: "system", tone, message, params, link: linkOf(chart) });
}

/** Tells the administrators that a version waits for them, but not who handed it in. */
export async function sayToReviewers(inside: RequestContext, chart: ChartRow, number: string): Promise<void> {
  for (const { id, role } of await staffOf(inside.home.db))
    if (role === "admin" && id !== chart.ownerId)
      await announce(inside, id, {
        kind: "system",
        tone: "info",
        message: "chartSubmitted",
        params: { chart: chart.name, number, name: chart.owner },
        link: linkOf(chart),
      });
}
