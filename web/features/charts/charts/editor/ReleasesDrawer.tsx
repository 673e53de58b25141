import { Button, makeStyles, Select, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { useConfirmedStep } from "#web/ui/feedback/useConfirmedStep.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { chartTexts } from "#web/features/charts/charts/chartParts.ts";
import {
  type ChartReleaseFieldsFragment,
  ChartReleaseRollbackDocument,
  ChartReleaseUninstallDocument,
  ChartReleaseUpgradeDocument,
  useChartReleasesQuery,
} from "#web/features/charts/charts/releases.generated.ts";
import type { HelmHere, OpenChart } from "./editorParts.ts";
import { ReleaseStatusPill } from "./ReleaseStatusPill.tsx";

const useStyles = makeStyles({
  list: { display: "grid", gap: "12px", margin: 0, padding: 0, listStyleType: "none" },
  card: {
    display: "grid",
    gap: "8px",
    padding: "12px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusMedium,
  },
  line: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px" },
  name: { ...typographyStyles.body1Strong, flexGrow: 1 },
  quiet: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
  note: { margin: 0, color: appTokens.colorNeutralForeground3 },
});

function Release({
  release,
  chart,
  onChanged,
}: {
  release: ChartReleaseFieldsFragment;
  chart: OpenChart;
  onChanged: () => void;
}) {
  const styles = useStyles();
  const words = useWords(chartTexts);
  const { number, relative } = useFormat();
  const mutate = useMutate();
  const ask = useConfirmedStep(onChanged);
  const { id, name, version: expectedVersion, actions, revisions } = release;
  const earlier = revisions.slice(1);
  const [back, choose] = useState("");
  const revision = Number(back || (earlier[0]?.revision ?? 0));
  const published = chart.versions.find(({ status }) => status === "PUBLISHED");
  const step = async (action: "UPGRADE" | "ROLLBACK" | "UNINSTALL", run: () => Promise<unknown>) =>
    await ask({
      title: words(`releases.ask.${action}`, { name, number: published?.number, revision: number(revision) }),
      text: words(`releases.askText.${action}`),
      action: words(`releases.actions.${action}`),
      tone: action === "UNINSTALL" ? "danger" : "neutral",
      run: async () => {
        await run();
        return words(`releases.did.${action}`, { name });
      },
    });
  return (
    <li className={styles.card}>
      <div className={styles.line}>
        <bdi className={styles.name}>{name}</bdi>
        <ReleaseStatusPill status={release.status} />
      </div>
      <p className={styles.quiet}>
        {words("releases.line", {
          number: release.number,
          revision: number(release.revision),
          at: relative(release.updatedAt),
        })}
      </p>
      {release.reason && <p className={styles.quiet}>{release.reason}</p>}
      <div className={styles.line}>
        {actions.includes("UPGRADE") && published && published.number !== release.number && (
          <Button
            size="small"
            onClick={() =>
              void step("UPGRADE", () =>
                mutate(ChartReleaseUpgradeDocument, {
                  id,
                  versionId: published.id,
                  valuesYaml: revisions[0]?.valuesYaml ?? "",
                  expectedVersion,
                }),
              )
            }
          >
            {words("releases.upgradeTo", { number: published.number })}
          </Button>
        )}
        {actions.includes("ROLLBACK") && (
          <>
            <Select
              size="small"
              aria-label={words("releases.revision")}
              value={String(revision)}
              onChange={(_, { value }) => choose(value)}
            >
              {earlier.map((one) => (
                <option key={one.revision} value={one.revision}>
                  {words("releases.revisionLine", { revision: number(one.revision), number: one.number })}
                </option>
              ))}
            </Select>
            <Button
              size="small"
              onClick={() =>
                void step("ROLLBACK", () =>
                  mutate(ChartReleaseRollbackDocument, { id, revision, expectedVersion }),
                )
              }
            >
              {words("releases.actions.ROLLBACK")}
            </Button>
          </>
        )}
        {actions.includes("UNINSTALL") && (
          <Button
            size="small"
            onClick={() =>
              void step("UNINSTALL", () => mutate(ChartReleaseUninstallDocument, { id, expectedVersion }))
            }
          >
            {words("releases.actions.UNINSTALL")}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The releases of a chart. */
export function ReleasesDrawer({
  chart,
  helm,
  ...state
}: DrawerState & { chart: OpenChart; helm: HelmHere }) {
  const styles = useStyles();
  const words = useWords(chartTexts);
  const { data, error, refetch } = useChartReleasesQuery({
    variables: { chartId: chart.id },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch();
  return (
    <Drawer {...state} kind="detail" title={words("editor.releases")} meta={chart.name}>
      <p className={styles.note}>{words(helm.isCluster ? "install.inCluster" : "install.asData")}</p>
      {!data && error && <ErrorState title={words("releases.failed")} error={error} onRetry={refetch} />}
      {!data && !error && <CardSkeleton label={words("editor.releases")} lines={4} />}
      {data?.releases.length === 0 && (
        <EmptyState title={words("releases.none")} text={words("releases.noneText")} />
      )}
      <ul className={styles.list}>
        {data?.releases.map((release) => (
          <Release key={release.id} release={release} chart={chart} onChanged={again} />
        ))}
      </ul>
    </Drawer>
  );
}
