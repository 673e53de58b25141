import { makeStyles } from "@fluentui/react-components";
import type { TicketReportBy } from "#web/generated/types.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { TicketReportFieldsFragment } from "./report.generated.ts";
import { spanText, ticketTexts } from "./ticketParts.ts";

const useStyles = makeStyles({
  place: { overflowX: "auto" },
  table: {
    inlineSize: "100%",
    borderCollapse: "collapse",
    fontVariantNumeric: "tabular-nums",
    "& th, & td": {
      padding: "8px",
      borderBottom: `1px solid ${appTokens.lineSoft}`,
      textAlign: "end",
      whiteSpace: "nowrap",
    },
    "& thead th": {
      fontSize: appTokens.fontSizeBase200,
      fontWeight: 500,
      color: appTokens.colorNeutralForeground3,
    },
    "& th:first-child": { textAlign: "start" },
    "& tbody th": { fontWeight: appTokens.fontWeightRegular },
  },
});

const columns = ["count", "resolved", "firstAnswer", "inTime", "solution", "rating"] as const;

interface ReportTableProps {
  rows: readonly TicketReportFieldsFragment[];
  by: TicketReportBy;
}

export function ReportTable({ rows, by }: ReportTableProps) {
  const styles = useStyles();
  const words = useWords(ticketTexts);
  const { number, percent } = useFormat();
  const span = (seconds: number | null | undefined) => (seconds == null ? "–" : spanText(words, seconds));
  const title = words(by === "CATEGORY" ? "report.byCategory" : "report.byPerson");
  return (
    <Card title={title}>
      <div className={styles.place} role="region" aria-label={title} tabIndex={0}>
        <table className={styles.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{words(by === "CATEGORY" ? "fields.category" : "fields.person")}</th>
              {columns.map((id) => (
                <th key={id} scope="col">
                  {words(`report.columns.${id}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key ?? ""}>
                <th scope="row">
                  <bdi>
                    {by === "CATEGORY" ? words(`categories.${row.key ?? ""}`) : (row.name ?? words("nobody"))}
                  </bdi>
                </th>
                <td>{number(row.count)}</td>
                <td>{number(row.resolved)}</td>
                <td>{span(row.firstSeconds)}</td>
                <td>{row.firstMetShare == null ? "–" : percent(row.firstMetShare / 100)}</td>
                <td>{span(row.resolveSeconds)}</td>
                <td>{row.rating == null ? "–" : number(Math.round(row.rating * 10) / 10)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
