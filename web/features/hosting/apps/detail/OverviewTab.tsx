import { Button } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTexts, imageName, mayDo, sizeOf } from "#web/features/hosting/apps/appParts.ts";
import { DeploymentCard } from "./DeploymentCard.tsx";
import { type AppDetail, detailTexts } from "./detailParts.ts";

const PodsCard = lazyComponent(() => import("./PodsCard.tsx"), "PodsCard");
const UsageCards = lazyComponent(
  () => import("#web/features/hosting/apps/metrics/UsageCards.tsx"),
  "UsageCards",
  { texts: ["hostingMetrics"] },
);
const EventsCard = lazyComponent(() => import("./EventsCard.tsx"), "EventsCard");

const FEW = 6;

export interface OverviewTabProps {
  app: AppDetail;
  onEvents: () => void;
}

export function OverviewTab({ app, onEvents }: OverviewTabProps) {
  const words = useWords(detailTexts);
  const apps = useWords(appTexts);
  const format = useFormat();
  const { id, spec, deployment } = app;
  const { ports, volumes, health } = spec;
  const lines = (texts: string[]) => (texts.length === 0 ? null : <bdi dir="ltr">{texts.join(" · ")}</bdi>);
  return (
    <Columns
      main={
        <>
          {deployment && <DeploymentCard deployment={deployment} />}
          <UsageCards app={app} />
          <PodsCard appId={id} isOpen={mayDo(app, "TERMINAL")} />
        </>
      }
      side={
        <>
          <Card title={words("about")}>
            <DescriptionList
              texts={detailTexts}
              items={[
                {
                  id: "image",
                  value: <bdi dir="ltr">{imageName(spec.image)}</bdi>,
                  copy: spec.image,
                },
                { id: "size", value: sizeOf(format, apps, app) },
                {
                  id: "ports",
                  value: lines(ports.map(({ port, protocol }) => `${port}/${protocol}`)),
                },
                {
                  id: "health",
                  value: health ? <bdi dir="ltr">{`${health.path ?? "TCP"} :${health.port}`}</bdi> : null,
                },
                {
                  id: "volumes",
                  value: lines(volumes.map(({ mountPath, sizeGib }) => `${mountPath} ${sizeGib} GiB`)),
                },
                { id: "created", value: format.dateTime(app.createdAt) },
              ]}
            />
          </Card>
          <EventsCard
            appId={id}
            first={FEW}
            tools={
              <Button size="small" appearance="subtle" onClick={onEvents}>
                {words("allEvents")}
              </Button>
            }
          />
        </>
      }
    />
  );
}
