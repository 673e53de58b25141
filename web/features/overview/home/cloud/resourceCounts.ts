import type { StatusTone } from "#web/ui/pill/StatusPill.tsx";
import type { HomeResourcesQuery } from "./cloud.generated.ts";

/** What the states of all kinds of resources come to, and how each looks. */
export const states = [
  { state: "running", tone: "ok" },
  { state: "changing", tone: "info" },
  { state: "attention", tone: "warn" },
  { state: "asleep", tone: "rest" },
  { state: "stopped", tone: "idle" },
] as const satisfies readonly { state: string; tone: StatusTone }[];

export type Counts = Record<(typeof states)[number]["state"], number>;

export interface Resource {
  id: "apps" | "servers" | "domains";
  /** Where its name stands among the screens. */
  area: string;
  path: string;
  counts: Counts;
}

export const sumOf = (counts: Counts): number => states.reduce((sum, { state }) => sum + counts[state], 0);

const none: Counts = { running: 0, changing: 0, attention: 0, asleep: 0, stopped: 0 };

/** Of all kinds together. */
export const totalOf = (resources: readonly Resource[]): Counts =>
  resources.reduce(
    (all, { counts }) => ({
      running: all.running + counts.running,
      changing: all.changing + counts.changing,
      attention: all.attention + counts.attention,
      asleep: all.asleep + counts.asleep,
      stopped: all.stopped + counts.stopped,
    }),
    none,
  );

/** Each kind of resource; the counts come in the order in which the query asks for them. */
export function countsOf(data: HomeResourcesQuery): Resource[] {
  const [appsRun = 0, appsChange = 0, appsAsk = 0, asleep = 0, appsStand = 0] = data.appCounts;
  const [serversRun = 0, serversChange = 0, serversAsk = 0, serversStand = 0] = data.machineCounts;
  return [
    {
      id: "apps",
      area: "hosting",
      path: "/product/las/list",
      counts: {
        running: appsRun,
        changing: appsChange,
        attention: appsAsk,
        asleep,
        stopped: appsStand,
      },
    },
    {
      id: "servers",
      area: "machines",
      path: "/product/lcv/list",
      counts: {
        ...none,
        running: serversRun,
        changing: serversChange,
        attention: serversAsk,
        stopped: serversStand,
      },
    },
    {
      id: "domains",
      area: "domains",
      path: "/product/freedomain",
      counts: {
        ...none,
        running: data.domainsWell.total,
        changing: data.domainsInReview.total,
        attention: data.domainsInDoubt.total,
      },
    },
  ];
}
