import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { unseen } from "#web/ui/theme/unseen.ts";
import type { ChartData } from "./chartData.ts";

const useStyles = makeStyles({
  table: {
    inlineSize: "100%",
    borderCollapse: "collapse",
    fontVariantNumeric: "tabular-nums",
    "& caption": unseen,
    "& th, & td": { padding: "6px 8px", borderBottom: `1px solid ${appTokens.lineSoft}`, textAlign: "end" },
    "& th": {
      fontSize: appTokens.fontSizeBase200,
      fontWeight: 500,
      color: appTokens.colorNeutralForeground3,
    },
    "& th:first-child": { textAlign: "start" },
    "& tbody th": {
      fontSize: appTokens.fontSizeBase300,
      fontWeight: appTokens.fontWeightRegular,
      color: appTokens.colorNeutralForeground1,
    },
  },
  mark: { marginInlineStart: "8px", color: appTokens.infoForeground },
  select: {
    padding: 0,
    border: "none",
    backgroundColor: "transparent",
    font: "inherit",
    color: appTokens.colorBrandForegroundLink,
    cursor: "pointer",
    ":hover": { textDecorationLine: "underline" },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
  },
});

/** The numbers of a chart as a table; its categories are buttons where the chart leads to the rows behind it. */
export function ChartTable({
  data: { label, categoryLabel, categories, series, format, limit, marks = [], onSelect },
}: {
  data: ChartData;
}) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  return (
    <table className={styles.table}>
      <caption>
        {limit ? t("chart.limited", { label, name: limit.name, value: format(limit.value) }) : label}
      </caption>
      <thead>
        <tr>
          <th scope="col">{categoryLabel}</th>
          {series.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category, place) => (
          // Two places may be called the same, as two moments of a minute are.
          <tr key={`${place} ${category}`}>
            <th scope="row">
              {onSelect ? (
                <button type="button" className={styles.select} onClick={() => onSelect(place)}>
                  {category}
                </button>
              ) : (
                category
              )}
              {marks
                .filter((mark) => mark.category === place)
                .map(({ name }) => (
                  <span key={name} className={styles.mark}>
                    {name}
                  </span>
                ))}
            </th>
            {series.map(({ id, values }) => {
              const value = values[place];
              return <td key={id}>{value === null || value === undefined ? t("none") : format(value)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
