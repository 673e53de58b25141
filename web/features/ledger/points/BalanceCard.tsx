import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { Info16Regular } from "@fluentui/react-icons/svg/info";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { OwnPointsFragment } from "./points.generated.ts";
import { noonOf, pointsTexts } from "./pointsParts.ts";

const DAY = 86_400_000;
const colors = [appTokens.warnDot, appTokens.chart1, appTokens.chart7, appTokens.chart4, appTokens.chart8];

const useStyles = makeStyles({
  head: { display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "4px 8px" },
  balance: {
    fontSize: "32px",
    lineHeight: "40px",
    fontWeight: appTokens.fontWeightSemibold,
    letterSpacing: "-0.022em",
    fontVariantNumeric: "tabular-nums",
  },
  quiet: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  month: { marginInlineStart: "auto" },
  aside: { lineHeight: "24px" },
  bar: { display: "flex", gap: "2px", blockSize: "8px" },
  part: { minInlineSize: "4px", borderRadius: "2px" },
  list: { display: "grid", margin: 0, padding: 0, listStyleType: "none" },
  row: {
    display: "grid",
    gridTemplateColumns: "10px minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "8px",
    minBlockSize: "36px",
    borderTop: `1px solid ${appTokens.lineSoft}`,
    ":first-child": { borderTopStyle: "none" },
  },
  dot: { inlineSize: "10px", blockSize: "10px", borderRadius: "2px" },
  when: { display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "0 8px" },
  soon: { ...typographyStyles.caption1, color: appTokens.warnForeground },
  count: { ...typographyStyles.body1Strong, fontVariantNumeric: "tabular-nums" },
  note: {
    ...typographyStyles.caption1,
    display: "flex",
    gap: "6px",
    margin: 0,
    color: appTokens.colorNeutralForeground3,
    "> svg": { flexShrink: 0 },
  },
});

export function BalanceCard({ points, today }: { points: OwnPointsFragment; today: string }) {
  const styles = useStyles();
  const words = useWords(pointsTexts);
  const format = useFormat();
  const { balance, owed, expiries, earnedThisMonth, usedThisMonth } = points;
  const daysTo = (instant: string) =>
    Math.max(0, Math.ceil((Date.parse(instant) - noonOf(today).getTime()) / DAY));
  const isSoon = (instant: string) => daysTo(instant) <= 30;
  const colorOf = (index: number) =>
    colors[expiries[0] && isSoon(expiries[0].from) ? index : (index + 1) % colors.length];
  return (
    <Card
      title={words("balance.title")}
      tools={<span className={`${styles.quiet} ${styles.aside}`}>{words("balance.order")}</span>}
    >
      <div className={styles.head}>
        <span className={styles.balance}>{format.number(balance)}</span>
        <span className={styles.quiet}>{words("unit", { count: balance })}</span>
        <span className={`${styles.quiet} ${styles.month}`}>
          {words("balance.month", {
            earned: format.number(earnedThisMonth),
            used: format.number(usedThisMonth),
          })}
        </span>
      </div>
      {expiries.length > 0 && (
        <div className={styles.bar} aria-hidden>
          {expiries.map(({ from, points: count }, index) => (
            <span
              key={from}
              className={styles.part}
              style={{ flexGrow: count, backgroundColor: colorOf(index) }}
            />
          ))}
        </div>
      )}
      <ul className={styles.list} aria-label={words("balance.byExpiry")}>
        {expiries.map(({ from, until, points: count }, index) => {
          const [first, last] = [from, until].map((instant) =>
            new Date(instant).getFullYear() === noonOf(today).getFullYear()
              ? format.shortDay(instant)
              : format.date(instant),
          );
          return (
            <li key={from} className={styles.row}>
              <span className={styles.dot} style={{ backgroundColor: colorOf(index) }} aria-hidden />
              <span className={styles.when}>
                {first === last ? first : words("balance.range", { from: first, until: last })}
                <span className={isSoon(from) ? styles.soon : styles.quiet}>
                  {words("balance.inDays", { count: daysTo(from) })}
                </span>
              </span>
              <span className={styles.count}>{format.number(count)}</span>
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>
        <Info16Regular aria-hidden />
        {owed > 0 ? words("balance.owed", { count: owed }) : words("balance.rule")}
      </p>
    </Card>
  );
}
