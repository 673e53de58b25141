import { makeStyles } from "@fluentui/react-components";
import { useMemo, useState } from "react";
import type { TicketReportBy } from "#web/generated/types.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ChartCard } from "#web/ui/chart/ChartCard.tsx";
import type { ChartData } from "#web/ui/chart/chartData.ts";
import { Segmented } from "#web/ui/control/Segmented.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { StatCards } from "#web/ui/figure/StatCards.tsx";
import { useTicketReportQuery } from "./report.generated.ts";
import { ReportTable } from "./ReportTable.tsx";
import { spanText, ticketTexts } from "./ticketParts.ts";

const periods = ["7", "30", "90"] as const;
const parts = ["CATEGORY", "PERSON"] as const satisfies readonly TicketReportBy[];

const useStyles = makeStyles({
  page: { flexGrow: 1, minBlockSize: 0, overflow: "auto" },
  choices: { display: "flex", flexWrap: "wrap", gap: "8px", marginBlockEnd: "16px" },
  cards: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
});

/** How tickets went: the first answer, the solution, and what they were rated, by category or person. */
export function TicketReport() {
  const styles = useStyles();
  const words = useWords(ticketTexts);
  const { number, percent } = useFormat();
  const [days, setDays] = useState<(typeof periods)[number]>("30");
  const [by, setBy] = useState<TicketReportBy>("CATEGORY");
  const { data, error, refetch } = useTicketReportQuery({
    variables: { days: Number(days), by },
    fetchPolicy: "cache-and-network",
  });
  // What was answered last stays until the next answer, with what it was counted by.
  const [last, setLast] = useState({ data, by });
  if (data && data !== last.data) setLast({ data, by });
  const rows = last.data?.rows;
  const [all, ...rest] = rows ?? [];
  const chart = useMemo((): ChartData | undefined => {
    const [, ...shown] = last.data?.rows ?? [];
    if (shown.length === 0) return undefined;
    // In hours, so that the axis stops at whole ones.
    const hours = (seconds: number | null | undefined) =>
      seconds == null ? null : Math.round(seconds / 60) / 60;
    return {
      kind: "bar",
      label: words("report.times"),
      categoryLabel: words(last.by === "CATEGORY" ? "fields.category" : "fields.person"),
      categories: shown.map(({ key, name }) =>
        last.by === "CATEGORY" ? words(`categories.${key ?? ""}`) : (name ?? words("nobody")),
      ),
      series: [
        {
          id: "first",
          name: words("fields.firstAnswer"),
          values: shown.map((row) => hours(row.firstSeconds)),
        },
        {
          id: "resolve",
          name: words("fields.solution"),
          values: shown.map((row) => hours(row.resolveSeconds)),
        },
      ],
      format: (value) => spanText(words, Math.round(value * 3_600)),
      axisFrom: 0,
    };
  }, [last, words]);
  const share = all?.firstMetShare;
  return (
    <div className={styles.page} role="region" aria-label={words("report.title")} tabIndex={0}>
      <div className={styles.choices}>
        <Segmented
          label={words("report.period")}
          parts={periods.map((value) => ({
            value,
            label: words("report.days", { n: number(Number(value)) }),
          }))}
          value={days}
          onChange={setDays}
        />
        <Segmented
          label={words("report.by")}
          parts={parts.map((value) => ({ value, label: words(`report.parts.${value}`) }))}
          value={by}
          onChange={setBy}
        />
      </div>
      {!data && error ? (
        <ErrorState title={words("report.failed")} error={error} onRetry={refetch} />
      ) : (
        <>
          <StatCards
            texts={ticketTexts}
            figures={[
              {
                id: "count",
                value: all?.count,
                note: all && words("report.resolved", { n: number(all.resolved) }),
              },
              {
                id: "firstAnswer",
                value: all && (all.firstSeconds == null ? "–" : spanText(words, all.firstSeconds)),
                note: share == null ? undefined : words("report.inTime", { share: percent(share / 100) }),
              },
              {
                id: "solution",
                value: all && (all.resolveSeconds == null ? "–" : spanText(words, all.resolveSeconds)),
                note: words("report.inHours"),
              },
              {
                id: "rating",
                value:
                  all && (all.rating == null ? "–" : words("report.stars", { n: stars(all.rating, number) })),
                note: all && words("report.rated", { n: number(all.rated) }),
              },
            ]}
          />
          {all?.count === 0 ? (
            <EmptyState title={words("report.empty.title")} text={words("report.empty.text")} />
          ) : (
            <div className={styles.cards}>
              {chart && <ChartCard title={words("report.times")} data={chart} height={240} />}
              {rest.length > 0 && <ReportTable rows={rest} by={last.by} />}
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** A rating with one digit behind the point. */
const stars = (rating: number, number: (value: number) => string) => number(Math.round(rating * 10) / 10);
