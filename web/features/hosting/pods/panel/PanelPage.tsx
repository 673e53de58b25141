import { makeStyles } from "@fluentui/react-components";
import { WindowConsole20Regular } from "@fluentui/react-icons/svg/window-console";
import { AppFolder20Regular } from "@fluentui/react-icons/svg/app-folder";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useSearchParams } from "#web/lib/navigation/place.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { DetailSkeleton } from "#web/ui/feedback/DetailSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { type RecordProps, recordScreen } from "#web/ui/screen/recordScreen.tsx";
import {
  HostedPanelAppChangesDocument,
  HostedPanelAppDocument,
  HostedPanelPodChangesDocument,
  useHostedPanelPodsQuery,
} from "#web/features/hosting/pods/pods.generated.ts";
import { preparePodCache } from "#web/features/hosting/pods/podCache.ts";
import { appPath, panelPattern, phaseLooks, terminalPath } from "#web/features/hosting/shared/podParts.ts";
import { useFollow } from "#web/features/hosting/shared/useFollow.ts";
import { may, type PanelApp, panelTexts } from "./panelParts.ts";
import { PodDetail } from "./PodDetail.tsx";
import { PodEvents } from "./PodEvents.tsx";
import { PodReason } from "./PodReason.tsx";
import { PodTable } from "./PodTable.tsx";

const screen = recordScreen({
  pattern: panelPattern,
  document: HostedPanelAppDocument,
  changes: HostedPanelAppChangesDocument,
  texts: `${panelTexts}:panel`,
  Skeleton: DetailSkeleton,
  Screen: Panel,
});

export const { Page } = screen;

export const preload: typeof screen.preload = (url, client) => {
  preparePodCache(client.cache);
  return screen.preload(url, client);
};

const useStyles = makeStyles({
  parts: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
});

function Panel({ record: app }: RecordProps<PanelApp>) {
  const styles = useStyles();
  const words = useWords(panelTexts);
  const apps = useWords("hostingApps");
  const why = useWords("hosting");
  const { number } = useFormat();
  const [search, change] = useSearchParams();
  const { data, error, refetch } = useHostedPanelPodsQuery({
    variables: { appId: app.id },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch();
  useFollow(HostedPanelPodChangesDocument, app.id, again);
  const pods = data?.pods ?? [];
  const chosen = pods.find(({ name }) => name === search.get("pod")) ?? pods[0];
  const reachable = chosen?.phase === "RUNNING" ? chosen : pods.find(({ phase }) => phase === "RUNNING");
  const toApp = { label: words("panel.app"), icon: <AppFolder20Regular />, to: appPath(app.id) };
  return (
    <>
      <ScreenHeader
        name={app.displayName}
        crumb={app.name}
        pill={pillOf(apps, "phases", phaseLooks)(app.phase)}
        status={[
          apps("pods", {
            count: app.replicas,
            ready: number(app.readyReplicas),
            all: number(app.replicas),
          }),
          app.reason ? why(`reasons.${app.reason.code}`) : undefined,
        ]}
        actions={
          <>
            <ActionLink action={toApp} />
            {reachable && may(app, "TERMINAL") && (
              <ActionLink
                appearance="primary"
                action={{
                  label: words("panel.terminal"),
                  icon: <WindowConsole20Regular />,
                  to: terminalPath(reachable.name),
                }}
              />
            )}
          </>
        }
      />
      {!data &&
        (error ? (
          <ErrorState title={words("panel.failed")} error={error} onRetry={refetch} />
        ) : (
          <CardSkeleton label={words("panel.pods")} lines={4} />
        ))}
      {data && !chosen && (
        <EmptyState
          title={words("panel.none.title")}
          text={words(app.phase === "SLEEPING" ? "panel.none.asleep" : "panel.none.text")}
          actions={<ActionLink appearance="primary" action={toApp} />}
        />
      )}
      {chosen && (
        <div className={styles.parts}>
          <PodTable
            app={app}
            pods={pods}
            chosen={chosen.name}
            onChoose={(pod) => change({ pod }, { replace: true })}
            onDone={again}
          />
          <PodReason pod={chosen} />
          <Columns main={<PodEvents appId={app.id} pod={chosen.name} />} side={<PodDetail pod={chosen} />} />
        </div>
      )}
    </>
  );
}
