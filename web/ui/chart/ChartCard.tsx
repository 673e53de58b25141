import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { DataBarVertical20Regular } from "@fluentui/react-icons/svg/data-bar-vertical";
import { Table20Regular } from "@fluentui/react-icons/svg/table";
import { type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { Chart } from "./Chart.tsx";
import { type ChartData, legendOf } from "./chartData.ts";
import { ChartExport } from "./ChartExport.tsx";
import { ChartTable } from "./ChartTable.tsx";

const phone = "@media (max-width: 639.98px)";

const useStyles = makeStyles({
  card: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: "12px",
    padding: "16px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
  },
  head: { display: "flex", alignItems: "start", gap: "8px", [phone]: { flexWrap: "wrap" } },
  // On a phone the choice has a line of its own, under title and button.
  choice: {
    display: "flex",
    alignItems: "center",
    minBlockSize: "32px",
    flexShrink: 0,
    [phone]: { order: 1, flexBasis: "100%", flexShrink: 1 },
  },
  words: {
    display: "flex",
    flexGrow: 1,
    flexBasis: 0,
    alignItems: "center",
    flexWrap: "wrap",
    gap: "8px 16px",
    minBlockSize: "32px",
    minInlineSize: 0,
    [phone]: { flexBasis: 0 },
  },
  title: { ...typographyStyles.subtitle2, margin: 0, marginInlineEnd: "auto" },
  legend: {
    display: "flex",
    flexWrap: "wrap",
    gap: "4px 12px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
  },
  entry: {
    ...typographyStyles.caption1,
    display: "flex",
    alignItems: "center",
    gap: "6px",
    color: appTokens.colorNeutralForeground2,
  },
  swatch: { inlineSize: "10px", blockSize: "10px", borderRadius: "2px" },
});

/** A chart in a card of its own. */
export interface ChartCardProps {
  title: string;
  data: ChartData;
  /** In pixels. */
  height?: number;
  /** The figures that stand above the chart. */
  figures?: ReactNode;
  /** What can be chosen, a period for example; stands in the head. */
  choice?: ReactNode;
  /** False where the axes say what is what. */
  legend?: boolean;
  /** What stands below the chart: what chooses the part that it shows. */
  under?: ReactNode;
  /** Another drawing of the same data in place of the kit's own. */
  drawing?: ReactNode;
  /** Offers the chart as a picture and its numbers as CSV; the name of these files without its ending. */
  fileName?: string;
}

/** A titled chart with its legend, and a button that shows the same numbers as a table. */
export function ChartCard({
  title,
  data,
  height,
  figures,
  choice,
  legend = true,
  under,
  drawing,
  fileName,
}: ChartCardProps) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const named = legendOf(data);
  return (
    <section ref={card} className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {legend && named.length > 1 && (
            <ul className={styles.legend} aria-label={t("chart.legend")}>
              {named.map(({ name, color }) => (
                <li key={name} className={styles.entry}>
                  <span className={styles.swatch} style={{ backgroundColor: color }} />
                  {name}
                </li>
              ))}
            </ul>
          )}
        </div>
        {choice !== undefined && <div className={styles.choice}>{choice}</div>}
        {fileName !== undefined && (
          <ChartExport card={card} data={data} fileName={fileName} asTable={asTable} />
        )}
        <ToolButton
          label={asTable ? t("chart.asChart") : t("chart.asTable")}
          icon={asTable ? <DataBarVertical20Regular /> : <Table20Regular />}
          onPress={() => setAsTable(!asTable)}
        />
      </header>
      {figures}
      {asTable ? (
        <ChartTable data={data} />
      ) : (
        (drawing ?? <Chart data={data} {...(height !== undefined && { height })} />)
      )}
      {under}
    </section>
  );
}
