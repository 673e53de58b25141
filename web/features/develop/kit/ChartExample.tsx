import { makeStyles } from "@fluentui/react-components";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { ChartCard } from "#web/ui/chart/ChartCard.tsx";
import type { ChartData } from "#web/ui/chart/chartData.ts";

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`);
const wave = (base: number, swing: number, shift: number) =>
  hours.map((_, hour) => Math.round(base + swing * Math.sin((hour + shift) / 3)));
const bills = { apps: wave(42, 4, 0), servers: wave(24, 3, 2), rest: wave(4, 1, 5) };

const useStyles = makeStyles({
  charts: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(320px, 100%), 1fr))",
    gap: "16px",
  },
});

export function ChartExample() {
  const styles = useStyles();
  const { t } = useTranslation("kit");
  const format = useFormat();
  const charts = useMemo(() => {
    const say = (key: string) => t(`kit.display.chart.${key}`);
    const money = (yuan: number) => format.money({ amountMinor: yuan * 100, currency: "CNY" });
    const short = (yuan: number) =>
      format.money({ amountMinor: yuan * 100, currency: "CNY" }, { whole: true });
    const shared = { categories: hours, categoryLabel: say("hour") };
    const percent = (share: number) => `${format.number(Math.round(share))}%`;
    const choose = (place: number) =>
      showToast({ tone: "info", text: t("kit.display.chart.chosen", { hour: hours[place] }) });
    return [
      {
        ...shared,
        kind: "stacked",
        label: say("bill"),
        format: money,
        formatAxis: short,
        onSelect: choose,
        series: [
          { id: "apps", name: say("apps"), values: bills.apps },
          { id: "servers", name: say("servers"), values: bills.servers },
          { id: "rest", name: say("rest"), values: bills.rest },
        ],
      },
      {
        ...shared,
        kind: "area",
        label: say("load"),
        format: percent,
        limit: { value: 80, name: say("limit") },
        series: [{ id: "load", name: say("load"), values: wave(42, 22, 1) }],
      },
      {
        ...shared,
        kind: "line",
        label: say("requests"),
        format: format.number,
        series: [
          {
            id: "now",
            name: say("today"),
            values: wave(420, 160, 0).map((value, hour) => (hour > 17 ? null : value)),
          },
          { id: "before", name: say("yesterday"), values: wave(380, 120, 2), color: 8 },
        ],
      },
      {
        kind: "donut",
        label: say("share"),
        categoryLabel: say("kind"),
        categories: [say("apps"), say("servers"), say("rest")],
        format: money,
        series: [{ id: "share", name: say("bill"), values: [1010, 580, 96] }],
      },
    ] satisfies ChartData[];
  }, [t, format]);
  return (
    <div className={styles.charts}>
      {charts.map((data) => (
        <ChartCard key={data.label} title={data.label} data={data} />
      ))}
    </div>
  );
}
