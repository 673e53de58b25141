import type { ChartReleaseStatus } from "#web/generated/types.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { type PillLooks, pillOf } from "#web/ui/pill/pillOf.tsx";
import { chartTexts } from "#web/features/charts/charts/chartParts.ts";

const looks: PillLooks<ChartReleaseStatus> = {
  UNKNOWN: { tone: "idle" },
  DEPLOYED: { tone: "ok" },
  UNINSTALLED: { tone: "rest" },
  SUPERSEDED: { tone: "idle" },
  FAILED: { tone: "bad" },
  UNINSTALLING: { tone: "info" },
  PENDING_INSTALL: { tone: "info" },
  PENDING_UPGRADE: { tone: "info" },
  PENDING_ROLLBACK: { tone: "info" },
};

export function ReleaseStatusPill({ status }: { status: ChartReleaseStatus }) {
  return pillOf(useWords(chartTexts), "releases.statuses", looks)(status);
}
