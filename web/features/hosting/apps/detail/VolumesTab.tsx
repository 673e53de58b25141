import { Button, makeStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Meter } from "#web/ui/figure/Meter.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { appTexts, mayDo } from "#web/features/hosting/apps/appParts.ts";
import { useHostedAppVolumesQuery } from "./volumes.generated.ts";
import { type AppTabProps, volumeTexts } from "./detailParts.ts";

const VolumesDrawer = lazyComponent(() => import("./VolumesDrawer.tsx"), "VolumesDrawer", {
  texts: ["form", "hostingControls"],
});

const GIB = 1024 ** 3;
const MIB = 1024 ** 2;

const useStyles = makeStyles({
  use: { display: "grid", gap: "4px" },
  path: { fontFamily: appTokens.fontFamilyMonospace, overflowWrap: "anywhere" },
});

/** What outlives an app's pods, and how full it is. */
export function VolumesTab({ app, reload }: AppTabProps) {
  const styles = useStyles();
  const words = useWords(volumeTexts);
  const apps = useWords(appTexts);
  const { number } = useFormat();
  const { data, error, refetch } = useHostedAppVolumesQuery({
    variables: { appId: app.id },
    fetchPolicy: "cache-and-network",
  });
  const [drawer, change] = useDrawer<"change">((_, state) => (
    <VolumesDrawer
      {...state}
      app={app}
      reload={async () => {
        await reload().catch(() => undefined);
        await refetch().catch(() => undefined);
      }}
    />
  ));
  if (!data)
    return error ? (
      <ErrorState title={words("failed")} error={error} onRetry={refetch} />
    ) : (
      <CardSkeleton label={words("title")} lines={3} />
    );
  const size = (bytes: number) =>
    bytes >= GIB
      ? apps("gib", { value: number(Math.round((bytes / GIB) * 10) / 10) })
      : apps("mib", { value: number(Math.round(bytes / MIB)) });
  const button = (
    <Button size="small" disabledFocusable={!mayDo(app, "DEPLOY")} onClick={() => change("change")}>
      {words("change.title")}
    </Button>
  );
  return (
    <Card title={words("title")} line={words("line")} tools={data.volumes.length > 0 && button}>
      {data.volumes.length === 0 ? (
        <EmptyState title={words("empty.title")} text={words("empty.text")} actions={button} />
      ) : (
        <PlainTable
          label={words("title")}
          rows={data.volumes.map((volume) => ({ id: volume.name, ...volume }))}
          columns={[
            {
              id: "name",
              label: words("fields.name"),
              cell: ({ name }) => <bdi dir="ltr">{name}</bdi>,
            },
            {
              id: "path",
              label: words("fields.path"),
              cell: ({ mountPath }) => (
                <bdi dir="ltr" className={styles.path}>
                  {mountPath}
                </bdi>
              ),
            },
            {
              id: "use",
              label: words("fields.use"),
              width: 280,
              cell: ({ name, usedBytes, sizeGib, isNearlyFull }) => {
                const all = apps("gib", { value: number(sizeGib) });
                if (usedBytes === null) return words("unknown", { all });
                const text = words(isNearlyFull ? "nearlyFull" : "used", { used: size(usedBytes), all });
                return (
                  <span className={styles.use}>
                    <span>{text}</span>
                    <Meter
                      label={words("useOf", { name })}
                      text={text}
                      share={usedBytes / (sizeGib * GIB)}
                      warnAt={0.9}
                      badAt={1}
                    />
                  </span>
                );
              },
            },
          ]}
        />
      )}
      {drawer}
    </Card>
  );
}
