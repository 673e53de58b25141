import type { AppFilter } from "#web/generated/types.ts";
import { anyOf, anyText } from "#web/lib/list/listFilters.ts";
import { declareLiveList } from "#web/lib/list/listState.ts";
import {
  HostedAppChangesDocument,
  HostedAppCountsDocument,
  HostedAppIdsDocument,
  HostedAppListDocument,
} from "#web/features/hosting/apps/apps.generated.ts";
import { appTexts, phases } from "#web/features/hosting/apps/appParts.ts";

export const appList = declareLiveList({
  name: "hosting.apps",
  texts: appTexts,
  cache: { rows: "apps", figures: ["appCounts"] },
  sorts: ["CREATED", "NAME", "PHASE", "UPDATED", "EXPIRES"],
  defaultSort: { field: "CREATED", order: "DESC" },
  filters: { phase: anyOf(phases, "phases"), project: anyText() },
  views: {
    all: {},
    running: { phase: ["RUNNING", "DEGRADED", "UPDATING", "STARTING"] },
    stopped: { phase: ["STOPPED", "SLEEPING", "STOPPING"] },
    trouble: { phase: ["FAILED", "SUSPENDED", "DEGRADED"] },
    bin: { phase: ["RECYCLED"] },
  },
  beside: ["look"],
  input: ({ project, ...filters }): AppFilter => ({ ...filters, projectId: project }),
});

export const appListDocuments = {
  page: HostedAppListDocument,
  ids: HostedAppIdsDocument,
  counts: HostedAppCountsDocument,
  changes: HostedAppChangesDocument,
};
