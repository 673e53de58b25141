import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import type { ImportOutcome } from "#web/lib/list/importFile.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { ImportColumn } from "./importDeclaration.ts";
import { useImportText } from "./useImportText.ts";

/** The most bad rows that are shown; all are in the file to download. */
const shownRows = 50;

const useStyles = makeStyles({
  part: { display: "grid", gap: "8px", minInlineSize: 0 },
  title: { ...typographyStyles.body1Strong, margin: 0 },
  scroll: {
    maxBlockSize: "220px",
    overflow: "auto",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusMedium,
  },
  table: {
    inlineSize: "100%",
    borderCollapse: "collapse",
    ...typographyStyles.caption1,
    "& th": {
      position: "sticky",
      insetBlockStart: 0,
      padding: "6px 8px",
      textAlign: "start",
      whiteSpace: "nowrap",
      fontWeight: 500,
      color: appTokens.colorNeutralForeground3,
      backgroundColor: appTokens.colorNeutralBackground1,
    },
    "& td": { padding: "6px 8px", borderTop: `1px solid ${appTokens.lineSoft}`, verticalAlign: "top" },
  },
  cell: { maxInlineSize: "180px", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  header: { display: "block", color: appTokens.colorNeutralForeground4 },
  number: { whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
  wrong: { color: appTokens.badForeground },
});

/** What an import would do, or did. */
export interface ImportPreviewProps {
  outcome: ImportOutcome;
  columns: readonly ImportColumn[];
}

/** What each header was read as over the first rows, and every row that is not taken with the reason. */
export function ImportPreview({ outcome, columns }: ImportPreviewProps) {
  const styles = useStyles();
  const { t } = useTranslation(["table", "ui"]);
  const { number } = useFormat();
  const { labelOf, rowText } = useImportText(columns);
  const { bad, first } = outcome;
  return (
    <>
      {!outcome.applied && (
        <section className={styles.part}>
          <h3 className={styles.title}>{t("import.first")}</h3>
          <div className={styles.scroll} role="region" aria-label={t("import.first")} tabIndex={0}>
            <table className={styles.table}>
              <thead>
                <tr>
                  {outcome.columns.map(({ header, column }) => (
                    <th key={column} scope="col">
                      {labelOf(column)}
                      {header !== labelOf(column) && <bdi className={styles.header}>{header}</bdi>}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {first.map((cells, row) => (
                  <tr key={row}>
                    {outcome.columns.map(({ column }, at) => (
                      <td key={column} className={styles.cell}>
                        <bdi>{cells[at]}</bdi>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
      {bad.length > 0 && (
        <section className={styles.part}>
          <h3 className={styles.title}>{t("import.bad", { count: bad.length })}</h3>
          <div
            className={styles.scroll}
            role="region"
            aria-label={t("import.bad", { count: bad.length })}
            tabIndex={0}
          >
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t("import.row")}</th>
                  <th scope="col">{t("import.problem")}</th>
                </tr>
              </thead>
              <tbody>
                {bad.slice(0, shownRows).map((row) => (
                  <tr key={row.row}>
                    <td className={styles.number}>{number(row.row)}</td>
                    <td className={styles.wrong}>{rowText(row)}</td>
                  </tr>
                ))}
                {bad.length > shownRows && (
                  <tr>
                    <td colSpan={2}>{t("import.further", { count: bad.length - shownRows })}</td>
                  </tr>
                )}
              </tbody>
            </table>
          </div>
        </section>
      )}
    </>
  );
}
