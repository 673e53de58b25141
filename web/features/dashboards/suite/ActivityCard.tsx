import { makeStyles, ToggleButton } from "@fluentui/react-components";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "#web/lib/navigation/place.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { ChartCard } from "#web/ui/chart/ChartCard.tsx";
import type { ChartData } from "#web/ui/chart/chartData.ts";
import type { Activity } from "./SuiteFigures.tsx";
import { kindPaths, suiteKinds } from "./suiteKinds.ts";

const useStyles = makeStyles({
  choice: { display: "flex", flexWrap: "wrap", gap: "4px", paddingBlock: "4px" },
  part: { minInlineSize: "auto" },
});

export function ActivityCard({ activity: { counts } }: { activity: Activity }) {
  const styles = useStyles();
  const { t } = useTranslation("dashboards");
  const format = useFormat();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const kind = suiteKinds.find((one) => one.toLowerCase() === search.get("of")) ?? suiteKinds[0];
  const choose = (chosen: typeof kind) =>
    setSearch(
      (earlier) => {
        const next = new URLSearchParams(earlier);
        next.set("of", chosen.toLowerCase());
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const data = useMemo((): ChartData => {
    const days = counts.find((one) => one.kind === kind)?.days ?? [];
    return {
      kind: "area",
      label: t("suite.activity"),
      categoryLabel: t("frame.day"),
      categories: days.map(({ date }) => format.shortDay(`${date}T00:00`)),
      series: [
        { id: "now", name: t("frame.now"), values: days.map(({ count }) => count) },
        { id: "before", name: t("frame.earlier"), values: days.map(({ before }) => before), color: 8 },
      ],
      format: format.number,
      onSelect: (at) => {
        const date = days[at]?.date;
        if (date !== undefined) void navigate(kindPaths[kind](date, date));
      },
    };
  }, [counts, kind, t, format, navigate]);
  return (
    <ChartCard
      title={t("suite.activity")}
      data={data}
      height={220}
      choice={
        <div className={styles.choice} role="group" aria-label={t("suite.shown")}>
          {suiteKinds.map((one) => (
            <ToggleButton
              key={one}
              size="small"
              className={styles.part}
              appearance={one === kind ? "outline" : "subtle"}
              checked={one === kind}
              onClick={() => choose(one)}
            >
              {t(`suite.kinds.${one}`)}
            </ToggleButton>
          ))}
        </div>
      }
    />
  );
}
