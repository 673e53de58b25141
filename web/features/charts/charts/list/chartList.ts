import type { ChartFilter } from "#web/generated/types.ts";
import { anyOf } from "#web/lib/list/listFilters.ts";
import { declareLiveList } from "#web/lib/list/listState.ts";
import {
  ChartChangesDocument,
  ChartIdsDocument,
  ChartListDocument,
} from "#web/features/charts/charts/charts.generated.ts";
import { chartTexts, statuses } from "#web/features/charts/charts/chartParts.ts";

const common = {
  texts: chartTexts,
  cache: { rows: "charts", figures: ["chartCounts"] },
  sorts: ["NAME", "UPDATED", "CREATED"],
  defaultSort: { field: "UPDATED", order: "DESC" },
} as const;

export const ownList = declareLiveList({
  ...common,
  name: "charts.charts",
  filters: { status: anyOf(statuses, "statuses") },
  views: {
    all: {},
    drafts: { status: ["DRAFT", "REJECTED"] },
    review: { status: ["IN_REVIEW"] },
    published: { status: ["PUBLISHED"] },
  },
  input: (given): ChartFilter => ({ ...given, scope: "OWN" }),
});
export const ownViews = ["all", "drafts", "review", "published"] as const;

const scopes = ["OWN", "ALL"] as const;

export const reviewList = declareLiveList({
  ...common,
  name: "charts.reviews",
  filters: { status: anyOf(statuses, "statuses"), scope: anyOf(scopes, "scopes") },
  views: {
    queue: { scope: ["ALL"], status: ["IN_REVIEW"] },
    own: { scope: ["OWN"] },
    everybody: { scope: ["ALL"] },
  },
  input: ({ scope, ...given }): ChartFilter => ({ ...given, scope: scope?.[0] ?? "OWN" }),
});
export const reviewViews = ["queue", "own", "everybody"] as const;

export const chartDocuments = {
  page: ChartListDocument,
  ids: ChartIdsDocument,
  changes: ChartChangesDocument,
};
