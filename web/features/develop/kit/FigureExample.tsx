import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { Sparkline } from "#web/ui/chart/Sparkline.tsx";
import { Meter } from "#web/ui/figure/Meter.tsx";
import { SegmentBar, SegmentLegend } from "#web/ui/figure/SegmentBar.tsx";
import { Stars } from "#web/ui/figure/Stars.tsx";
import { StatCard } from "#web/ui/figure/StatCard.tsx";

const useStyles = makeStyles({
  cards: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(200px, 100%), 1fr))",
    gap: "12px",
  },
  stack: { display: "grid", gap: "8px" },
});

const week = [31, 42, 38, 55, 49, 61, 72];

export function FigureExample() {
  const styles = useStyles();
  const { t } = useTranslation("kit");
  const format = useFormat();
  const say = (key: string) => t(`kit.display.figure.${key}`);
  const percent = (value: number) => `${format.number(value)}%`;
  const segments = [
    { tone: "ok", name: say("running"), count: 22 },
    { tone: "info", name: say("changing"), count: 2 },
    { tone: "warn", name: say("attention"), count: 2 },
    { tone: "rest", name: say("asleep"), count: 1 },
    { tone: "idle", name: say("stopped"), count: 1 },
  ] as const;
  return (
    <div className={styles.stack}>
      <div className={styles.cards}>
        <StatCard
          label={say("orders")}
          value={format.number(1204)}
          change={{ text: percent(12.5), direction: "up", good: true }}
          note={say("lastWeek")}
          aside={<Sparkline values={week} label={say("trend")} />}
          to="/develop/kit/data"
        />
        <StatCard
          label={say("cost")}
          value={format.money({ amountMinor: 140_690, currency: "CNY" })}
          change={{ text: percent(3), direction: "up", good: false }}
          note={say("lastWeek")}
          aside={<Sparkline values={week.toReversed()} label={say("trend")} color={2} />}
        />
        <StatCard
          label={say("tickets")}
          value={format.number(7)}
          change={{ text: "", direction: "same", good: true }}
        />
      </div>
      <Stars value={4.2} />
      <SegmentBar label={say("resources")} segments={segments} />
      <SegmentLegend label={say("resources")} segments={segments} />
      {[0.38, 0.84, 0.97].map((share) => (
        <Meter key={share} label={say("disk")} text={percent(share * 100)} share={share} />
      ))}
    </div>
  );
}
