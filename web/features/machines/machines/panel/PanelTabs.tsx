import { makeStyles } from "@fluentui/react-components";
import { useWords } from "#web/lib/texts/words.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { wideWindow } from "#web/ui/layout/windows.ts";
import { PageTabs } from "#web/ui/page/PageTabs.tsx";
import { panelTexts } from "#web/features/machines/machines/machineParts.ts";
import { DisksCard } from "./DisksCard.tsx";
import { FirewallCard } from "./FirewallCard.tsx";
import type { PanelProps } from "./panelParts.ts";
import { SnapshotsCard } from "./SnapshotsCard.tsx";
import { SystemCard } from "./SystemCard.tsx";

const MonitorCard = lazyComponent(() => import("./MonitorCard.tsx"), "MonitorCard", {
  texts: ["hostingMetrics", "hostingApps"],
});
const ConsoleTab = lazyComponent(() => import("./ConsoleTab.tsx"), "ConsoleTab", { texts: ["hostingPods"] });
const LogTab = lazyComponent(() => import("./LogTab.tsx"), "LogTab");
const KeepCard = lazyComponent(() => import("./KeepCard.tsx"), "KeepCard", { texts: ["form"] });

export const panelTabs = [
  "overview",
  "monitor",
  "console",
  "disks",
  "snapshots",
  "firewall",
  "rescue",
  "log",
] as const;

const useStyles = makeStyles({
  grid: { display: "grid", gap: "16px", gridTemplateColumns: "minmax(0, 1fr)" },
  three: {
    display: "grid",
    gap: "16px",
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media (min-width: 960px)": { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 4fr)" },
    [`@media ${wideWindow}`]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 4fr) minmax(0, 5fr)" },
  },
  last: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media (min-width: 960px) and (max-width: 1399.98px)": { gridColumn: "1 / -1" },
  },
});

export interface PanelTabsProps extends PanelProps {
  tab: (typeof panelTabs)[number];
  onTab: (tab: (typeof panelTabs)[number]) => void;
}

/** The parts of a machine. */
export function PanelTabs({ machine, reload, tab, onTab }: PanelTabsProps) {
  const styles = useStyles();
  const words = useWords(panelTexts);
  const props = { machine, reload };
  return (
    <PageTabs
      label={words("tabs.label")}
      tabs={panelTabs.map((id) => ({ id, label: words(`tabs.${id}`) }))}
      tab={tab}
      onTab={onTab}
    >
      {tab === "overview" && (
        <div className={styles.grid}>
          <Columns level main={<MonitorCard machine={machine} isSmall />} side={<SystemCard {...props} />} />
          <div className={styles.three}>
            <DisksCard {...props} />
            <SnapshotsCard {...props} />
            <div className={styles.last}>
              <FirewallCard {...props} />
            </div>
          </div>
        </div>
      )}
      {tab === "monitor" && <MonitorCard machine={machine} />}
      {tab === "console" && <ConsoleTab machine={machine} onLeave={() => onTab("overview")} />}
      {tab === "disks" && <DisksCard {...props} />}
      {tab === "snapshots" && <SnapshotsCard {...props} />}
      {tab === "firewall" && <FirewallCard {...props} />}
      {tab === "rescue" && <Columns level main={<KeepCard {...props} />} side={<SystemCard {...props} />} />}
      {tab === "log" && <LogTab machineId={machine.id} />}
    </PageTabs>
  );
}
