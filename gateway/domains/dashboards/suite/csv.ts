import { figuresRoute } from "#gateway/platform/csv/figuresRoute.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { projects } from "#gateway/domains/dashboards/projects/rules.ts";
import { suiteActivity } from "./rules.ts";

const parts = ["COUNT", "DAY", "RATING", "STAGE", "PROJECT"] as const;

interface Figure {
  part: (typeof parts)[number];
  name: string;
  from: string;
  to: string;
  now: number;
  /** Nothing where there is none to compare with. */
  before: number | null;
}

const rounded = (mean: number) => Math.round(mean * 100) / 100;

/** All that the dashboard shows: what came in, as a whole and by the day, the ratings, the stages, the projects. */
async function figures(context: RequestContext, days: number): Promise<Figure[]> {
  const { from, to, counts, rating, ratings, stages } = await suiteActivity(context, days);
  const period = { from, to };
  return [
    ...counts.map(({ kind, now, before }) => ({
      part: "COUNT" as const,
      name: kind,
      ...period,
      now,
      before,
    })),
    {
      part: "RATING" as const,
      name: "MEAN",
      ...period,
      now: rounded(rating.now),
      before: rounded(rating.before),
    },
    ...ratings.map(({ review, now, before }) => ({
      part: "RATING" as const,
      name: String(review),
      ...period,
      now,
      before,
    })),
    ...stages.map(({ stage, now, before }) => ({
      part: "STAGE" as const,
      name: stage,
      ...period,
      now,
      before,
    })),
    ...counts.flatMap(({ kind, days: each }) =>
      each.map(({ date, count, before }) => ({
        part: "DAY" as const,
        name: kind,
        from: date,
        to: date,
        now: count,
        before,
      })),
    ),
    ...projects(context.clock).map(({ name, date, status }) => ({
      part: "PROJECT" as const,
      name,
      from: date,
      to: date,
      now: status,
      before: null,
    })),
  ];
}

export const routes = [
  figuresRoute({
    path: "/dashboard/analytics",
    access: "sample",
    tag: "Dashboards",
    name: "analytics",
    columns: {
      part: { header: "Part", codes: parts, write: ({ part }: Figure) => part },
      name: { header: "Name", write: ({ name }) => name },
      from: { header: "From", write: ({ from }) => from },
      to: { header: "To", write: ({ to }) => to },
      now: { header: "This period", write: ({ now }) => now },
      before: { header: "Period before", write: ({ before }) => before },
    },
    rows: figures,
  }),
];
