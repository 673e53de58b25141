import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { chartTexts, statusLooks } from "#web/features/charts/charts/chartParts.ts";
import { useGoOnceClosed } from "#web/features/charts/charts/useGoOnceClosed.ts";
import { chartPath } from "#web/features/charts/shared/chartPaths.ts";
import type { OpenChart, Version } from "./editorParts.ts";

const useStyles = makeStyles({
  list: { display: "grid", gap: "8px", margin: 0, padding: 0, listStyleType: "none" },
  row: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: "4px 12px",
    padding: "12px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusMedium,
  },
  shown: { border: `1px solid ${appTokens.tintLine}`, backgroundColor: appTokens.tint },
  number: {
    ...typographyStyles.body1Strong,
    padding: 0,
    border: "none",
    backgroundColor: "transparent",
    color: appTokens.colorBrandForegroundLink,
    textAlign: "start",
    cursor: "pointer",
  },
  line: { ...typographyStyles.caption1, gridColumn: "1 / -1", color: appTokens.colorNeutralForeground3 },
});

/** The versions of a chart, the newest first. */
export function VersionsDrawer({
  chart,
  shown,
  ...state
}: DrawerState & { chart: OpenChart; shown: Version }) {
  const styles = useStyles();
  const words = useWords(chartTexts);
  const goTo = useGoOnceClosed(state);
  const { dateTime } = useFormat();
  const pill = pillOf(words, "statuses", statusLooks);
  return (
    <Drawer {...state} title={words("editor.versions")} meta={chart.name}>
      <ul className={styles.list}>
        {chart.versions.map(({ id, number, status, updatedAt, note }) => (
          <li key={id} className={mergeClasses(styles.row, id === shown.id && styles.shown)}>
            <button
              type="button"
              className={styles.number}
              {...(id === shown.id && { "aria-current": true as const })}
              onClick={() => goTo(`${chartPath(chart.id)}&version=${number}`)}
            >
              <bdi>{number}</bdi>
            </button>
            {pill(status)}
            <span className={styles.line}>{dateTime(updatedAt)}</span>
            {note && (
              <span className={styles.line} dir="auto">
                {note}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
