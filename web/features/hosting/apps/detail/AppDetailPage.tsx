import { Button, Link, makeStyles } from "@fluentui/react-components";
import { ArrowClockwise20Regular } from "@fluentui/react-icons/svg/arrow-clockwise";
import { Play20Regular } from "@fluentui/react-icons/svg/play";
import { Rocket20Regular } from "@fluentui/react-icons/svg/rocket";
import { Stop20Regular } from "@fluentui/react-icons/svg/stop";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { DetailSkeleton } from "#web/ui/feedback/DetailSkeleton.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { useRunwayWords } from "#web/ui/money/useRunwayWords.ts";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { type RecordProps, recordScreen } from "#web/ui/screen/recordScreen.tsx";
import { AppMark } from "#web/features/hosting/apps/AppMark.tsx";
import { EngineNotice } from "#web/features/hosting/apps/EngineNotice.tsx";
import { HostedAppChangesDocument } from "#web/features/hosting/apps/apps.generated.ts";
import { prepareAppCache } from "#web/features/hosting/apps/appCache.ts";
import {
  appPattern,
  appTexts,
  areaTexts,
  canDo,
  hostOf,
  mayDo,
  phaseLooks,
} from "#web/features/hosting/apps/appParts.ts";
import { type PlainStep, useAppSteps } from "#web/features/hosting/apps/useAppSteps.ts";
import { HostedAppDetailDocument } from "./detail.generated.ts";
import { type AppDetail, detailTexts } from "./detailParts.ts";
import { AppTabs } from "./AppTabs.tsx";
import { PayButton } from "./PayButton.tsx";
import { StepButton } from "./StepButton.tsx";

const UpdateDrawer = lazyComponent(() => import("./UpdateDrawer.tsx"), "UpdateDrawer", {
  texts: ["form"],
});

const screen = recordScreen({
  type: "App",
  pattern: appPattern,
  document: HostedAppDetailDocument,
  changes: HostedAppChangesDocument,
  isWorkedOn: true,
  texts: appTexts,
  Skeleton: DetailSkeleton,
  Screen: AppScreen,
});

export const { Page } = screen;

export const preload: typeof screen.preload = (url, client) => {
  prepareAppCache(client.cache);
  return screen.preload(url, client);
};

const useStyles = makeStyles({
  actions: {
    display: "flex",
    flexWrap: "wrap",
    gap: "8px",
    "@media (max-width: 639.98px)": { maxInlineSize: "calc(100vw - 32px)" },
  },
  address: { alignSelf: "center", overflowWrap: "anywhere" },
});

const icons = { START: <Play20Regular />, STOP: <Stop20Regular />, RESTART: <ArrowClockwise20Regular /> };

function AppScreen({ record: app, reload }: RecordProps<AppDetail>) {
  const styles = useStyles();
  const words = useWords(detailTexts);
  const apps = useWords(appTexts);
  const why = useWords(areaTexts);
  const { number } = useFormat();
  const { rate } = useRunwayWords();
  const { one, underWay } = useAppSteps();
  const [drawer, update] = useDrawer<"update">((_, state) => (
    <UpdateDrawer {...state} app={app} reload={reload} />
  ));
  const { name, displayName, phase, health, reason, replicas, readyReplicas, url } = app;
  const step = (id: PlainStep & keyof typeof icons) => {
    const offer = canDo(app, id);
    if (!offer) return null;
    return (
      <StepButton
        icon={icons[id]}
        label={apps(`actions.${id}`)}
        blocked={offer.reasonCode ? apps(`blocked.${offer.reasonCode}`) : undefined}
        isOff={!offer.allowed || underWay.has(app.id)}
        onPress={() => void one(id, app)}
      />
    );
  };
  return (
    <>
      <ScreenHeader
        name={displayName}
        crumb={name}
        tile={<AppMark app={app} />}
        pill={
          <>
            {pillOf(apps, "phases", phaseLooks)(phase)}
            {url && (
              <Link href={url} target="_blank" rel="noopener noreferrer" className={styles.address} dir="ltr">
                {hostOf(url)}
              </Link>
            )}
          </>
        }
        status={[
          app.project ? `${app.project.teamName} / ${app.project.name}` : undefined,
          health === "UNKNOWN" ? undefined : words(`healths.${health}`),
          apps("pods", { count: replicas, ready: number(readyReplicas), all: number(replicas) }),
          app.billing === "HOURLY" ? rate(app.hourly) : apps("billings.MONTHLY"),
          reason ? why(`reasons.${reason.code}`) : undefined,
        ]}
        actions={
          <div className={styles.actions}>
            <PayButton app={app} reload={reload} />
            {step("RESTART")}
            {step("STOP")}
            {step("START")}
            {canDo(app, "DEPLOY") && (
              <Button
                appearance="primary"
                icon={<Rocket20Regular />}
                disabledFocusable={!mayDo(app, "DEPLOY")}
                onClick={() => update("update")}
              >
                {words("update.action")}
              </Button>
            )}
          </div>
        }
      />
      <EngineNotice />
      <AppTabs app={app} reload={reload} />
      {drawer}
    </>
  );
}
