import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { decimalsOf, FEN, RATE, roundedTo } from "#web/lib/texts/amounts.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { priceEffect } from "./priceEffect.ts";
import { PriceFailure, type PriceFailureProps } from "./PriceFailure.tsx";
import { useRunwayWords } from "./useRunwayWords.ts";

/** So many hours a month is reckoned to have, where the price of an hour is said by the month. */
const MONTH_HOURS = 730n;

const useStyles = makeStyles({
  hero: { display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "4px", margin: 0 },
  sum: {
    fontSize: "32px",
    lineHeight: "40px",
    fontWeight: 600,
    letterSpacing: "-0.022em",
    fontVariantNumeric: "tabular-nums",
  },
  per: { fontSize: appTokens.fontSizeBase400 },
  quiet: { color: appTokens.colorNeutralForeground3 },
  lines: {
    display: "grid",
    gap: "6px",
    margin: 0,
    paddingBlockStart: "12px",
    borderTop: `1px solid ${appTokens.line}`,
    fontVariantNumeric: "tabular-nums",
  },
  line: { display: "flex", justifyContent: "space-between", gap: "16px" },
  value: { margin: 0, whiteSpace: "nowrap" },
  strong: { ...typographyStyles.body1Strong },
  money: {
    display: "grid",
    gap: "6px",
    margin: 0,
    padding: "12px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.tint,
    fontVariantNumeric: "tabular-nums",
  },
  pairs: { display: "grid", gap: "6px", margin: 0 },
  note: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
  bad: { ...typographyStyles.caption1, margin: 0, color: appTokens.badForeground },
});

/** What something costs that is being put together, in millionths of one CNY. */
export interface Price {
  amount: string;
  /** Before anything is taken off. */
  lines: readonly { id: string; name: ReactNode; amount: string }[];
  /** What the term and the buyer's level take off. */
  termDiscount: string;
  levelDiscount: string;
}

/** The price of what is being bought, and what it does to the balance. */
export interface PriceCardProps {
  title: string;
  /** Undefined until it is known: of how long the balance lasts, and what it is short of, nothing is said till then. */
  price: Price | undefined;
  /** What it will have a line for, as far as that is known before the price: the card keeps their places. */
  awaited?: readonly Omit<Price["lines"][number], "amount">[];
  /** Whether the price is of what is chosen now; one of before is shown as such until the new one comes. */
  isCurrent: boolean;
  /** `HOUR` where it is paid as it runs; else what is paid for at once. */
  period: "HOUR" | "MONTH" | "THREE_MONTHS" | "YEAR";
  /** What pays, and what goes off it each hour already; the name of who pays where that is somebody else. */
  purse: { cash: string; gift: string; hourly: string } | { payer: string };
  /** What is said before how long the balance lasts with it. */
  lasts: string;
  /** Why there is no price of what is chosen now, and how to ask for it again. */
  failure?: PriceFailureProps | undefined;
  /** What else is to be said of the price. */
  children?: ReactNode;
}

/** Shows a price while something is put together: its lines, the balance that pays, how long that lasts then, and what it is short of. */
export function PriceCard({
  title,
  price,
  awaited = [],
  isCurrent,
  period,
  purse,
  lasts,
  failure,
  children,
}: PriceCardProps) {
  const styles = useStyles();
  const { t } = useTranslation("form");
  const { micros } = useFormat();
  const runway = useRunwayWords();
  const isHourly = period === "HOUR";
  // As fine as an hour is said everywhere; what is paid at once is in whole fen.
  const rounded = (amount: string) => (isHourly ? roundedTo(amount, RATE) : amount);
  const inFen = (amount: bigint) => micros(roundedTo(amount.toString(), FEN));
  const amount = BigInt(price?.amount ?? "0");
  const off = (["termDiscount", "levelDiscount"] as const).flatMap((id) =>
    price && BigInt(price[id]) > 0n ? [{ id, name: t(`price.${id}`), amount: `-${price[id]}` }] : [],
  );
  const decimals = decimalsOf(
    price ? [price.amount, ...[...price.lines, ...off].map((line) => line.amount)].map(rounded) : [],
  );
  const fine = (cost: string) => micros(rounded(cost), decimals);
  const isAwaited = !price && !failure;
  const places = isAwaited ? awaited.map((line) => ({ ...line, amount: undefined })) : [];
  const total = price ? fine(price.amount) : "—";
  const effect = "payer" in purse ? null : priceEffect({ ...purse, amount, isHourly });
  return (
    <Card
      title={title}
      {...((price || isCurrent) && {
        tools: (
          <StatusPill tone={isCurrent ? "ok" : "idle"} {...(!isCurrent && { icon: "clock" as const })}>
            {t(isCurrent ? "price.live" : "price.earlier")}
          </StatusPill>
        ),
      })}
    >
      <div>
        <p className={mergeClasses(styles.hero, !isCurrent && styles.quiet)}>
          <span className={styles.sum}>{total}</span>
          <span className={mergeClasses(styles.quiet, styles.per)}>{t(`price.per.${period}`)}</span>
        </p>
        {isHourly && (price || isAwaited) && (
          <span className={styles.quiet}>
            {t("price.month", { amount: price ? inFen(amount * MONTH_HOURS) : "—" })}
          </span>
        )}
      </div>
      {failure && <PriceFailure {...failure} />}
      <dl className={styles.lines}>
        {[...(price?.lines ?? places), ...off].map(({ id, name, amount: cost }) => (
          <div key={id} className={styles.line}>
            <dt className={styles.quiet}>{name}</dt>
            <dd className={styles.value}>{cost === undefined ? "—" : fine(cost)}</dd>
          </div>
        ))}
        <div className={mergeClasses(styles.line, styles.strong)}>
          <dt>{t(isHourly ? "price.hourTotal" : "price.total")}</dt>
          <dd className={styles.value}>{total}</dd>
        </div>
      </dl>
      {"payer" in purse && <p className={styles.money}>{t("price.payer", { name: purse.payer })}</p>}
      {effect && (
        <div className={styles.money}>
          <dl className={styles.pairs}>
            <div className={styles.line}>
              <dt className={styles.quiet}>{t("price.balance")}</dt>
              <dd className={mergeClasses(styles.value, styles.strong)}>{inFen(effect.balance)}</dd>
            </div>
            {(price || isAwaited) && (
              <div className={styles.line}>
                <dt className={styles.quiet}>{lasts}</dt>
                <dd className={mergeClasses(styles.value, styles.strong)}>
                  {price ? runway.lasts(effect.hours) : "—"}
                </dd>
              </div>
            )}
          </dl>
          {isAwaited && "hourly" in purse && BigInt(purse.hourly) > 0n && (
            <p aria-hidden className={styles.note}>
              {"\u00a0"}
            </p>
          )}
          {price && effect.lost && (
            <p className={styles.note}>
              {t("price.change", { now: runway.lasts(effect.lost.from), less: runway.lasts(effect.lost.by) })}
            </p>
          )}
        </div>
      )}
      {price && effect && effect.short > 0n && (
        <p role="status" className={styles.bad}>
          {t(isHourly ? "price.shortNow" : "price.short", { amount: micros(effect.short.toString()) })}
        </p>
      )}
      {children}
    </Card>
  );
}
