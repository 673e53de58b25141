import { useTab } from "#web/lib/navigation/useTab.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { PageTabs } from "#web/ui/page/PageTabs.tsx";
import { canDo } from "#web/features/hosting/apps/appParts.ts";
import { type AppTabProps, detailTexts } from "./detailParts.ts";
import { OverviewTab } from "./OverviewTab.tsx";

const options = { texts: ["form"] };
const DeploymentsTab = lazyComponent(() => import("./DeploymentsTab.tsx"), "DeploymentsTab");
const LogsTab = lazyComponent(() => import("#web/features/hosting/apps/logs/LogsTab.tsx"), "LogsTab", {
  texts: ["hostingLogs"],
});
const MetricsTab = lazyComponent(
  () => import("#web/features/hosting/apps/metrics/MetricsTab.tsx"),
  "MetricsTab",
  { texts: ["hostingMetrics"] },
);
const EnvironmentTab = lazyComponent(() => import("./EnvironmentTab.tsx"), "EnvironmentTab", options);
const FilesTab = lazyComponent(() => import("./FilesTab.tsx"), "FilesTab", {
  texts: ["form", "hostingEnvironments"],
});
const ScalingTab = lazyComponent(() => import("./ScalingTab.tsx"), "ScalingTab", options);
const CronTab = lazyComponent(() => import("#web/features/hosting/apps/cron/CronTab.tsx"), "CronTab", {
  texts: ["hostingCronJobs"],
});
const VolumesTab = lazyComponent(() => import("./VolumesTab.tsx"), "VolumesTab", {
  texts: ["hostingVolumes"],
});
const DomainsTab = lazyComponent(
  () => import("#web/features/hosting/apps/domains/DomainsTab.tsx"),
  "DomainsTab",
  { texts: ["hostingBindings"] },
);
const EventsTab = lazyComponent(() => import("./EventsTab.tsx"), "EventsTab");
const AuditTab = lazyComponent(() => import("./AuditTab.tsx"), "AuditTab");
const SettingsTab = lazyComponent(() => import("./SettingsTab.tsx"), "SettingsTab", options);

const tabs = [
  "overview",
  "deployments",
  "logs",
  "metrics",
  "environment",
  "files",
  "volumes",
  "domains",
  "scaling",
  "cron",
  "events",
  "audit",
  "settings",
] as const;
const forRunners: readonly string[] = ["environment", "files", "scaling", "settings"];

/** The parts of an app; who only sees it is shown nothing that they may not do. */
export function AppTabs({ app, reload }: AppTabProps) {
  const words = useWords(detailTexts);
  const [tab, show] = useTab(tabs);
  const isRun = canDo(app, "ENVIRONMENT") !== undefined;
  const isPaid = canDo(app, "RENEW") !== undefined;
  const shown = tabs.filter((id) => isRun || !forRunners.includes(id) || (id === "settings" && isPaid));
  return (
    <PageTabs
      label={words("tabs.label")}
      tabs={shown.map((id) => ({ id, label: words(`tabs.${id}`) }))}
      tab={tab}
      onTab={show}
    >
      {tab === "overview" && <OverviewTab app={app} onEvents={() => show("events")} />}
      {tab === "deployments" && <DeploymentsTab app={app} reload={reload} />}
      {tab === "logs" && <LogsTab appId={app.id} />}
      {tab === "metrics" && <MetricsTab app={app} />}
      {tab === "environment" && isRun && <EnvironmentTab app={app} reload={reload} />}
      {tab === "files" && isRun && <FilesTab app={app} reload={reload} />}
      {tab === "volumes" && <VolumesTab app={app} reload={reload} />}
      {tab === "domains" && <DomainsTab app={app} />}
      {tab === "scaling" && isRun && <ScalingTab app={app} reload={reload} />}
      {tab === "cron" && <CronTab app={app} />}
      {tab === "events" && <EventsTab appId={app.id} />}
      {tab === "audit" && <AuditTab appId={app.id} />}
      {tab === "settings" && <SettingsTab app={app} reload={reload} />}
    </PageTabs>
  );
}
