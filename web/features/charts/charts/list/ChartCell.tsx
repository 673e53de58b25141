import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { useRowTabIndex } from "#web/ui/cell/RowScope.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { ChartMark } from "#web/features/charts/charts/ChartMark.tsx";
import { chartPath } from "#web/features/charts/shared/chartPaths.ts";

const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
const useStyles = makeStyles({
  cell: { display: "flex", alignItems: "center", gap: "12px", minInlineSize: 0 },
  words: { display: "grid", minInlineSize: 0 },
  name: {
    ...typographyStyles.body1Strong,
    ...cut,
    color: "inherit",
    textDecorationLine: "none",
    ":hover": { textDecorationLine: "underline" },
  },
  line: { ...typographyStyles.caption1, ...cut, color: appTokens.colorNeutralForeground3 },
});

/** The name of a chart, and what it is. */
export function ChartCell({ id, name, line }: { id: string; name: string; line: string }) {
  const styles = useStyles();
  return (
    <span className={styles.cell}>
      <ChartMark small />
      <span className={styles.words}>
        <PlaceLink to={chartPath(id)} className={styles.name} dir="auto" tabIndex={useRowTabIndex()}>
          {name}
        </PlaceLink>
        <span className={styles.line} dir="auto">
          {line}
        </span>
      </span>
    </span>
  );
}
