import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { FEN, RATE, roundedTo } from "#web/lib/texts/amounts.ts";
import { useSession } from "#web/lib/session/session.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useRunwayWords } from "#web/ui/money/useRunwayWords.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type HostedBuyStartQuery, useHostedBuyQuoteQuery } from "./buy.generated.ts";
import { type BuyValues, quoteItemOf } from "./buyForm.ts";
import { buyTexts, payerOf } from "./buyParts.ts";

const MONTH_HOURS = 730n;

const useStyles = makeStyles({
  place: {
    position: "sticky",
    insetBlockStart: "calc(var(--barHeight, 48px) + 16px)",
    "@media (max-width: 959.98px)": { position: "static" },
  },
  hero: { display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "4px", margin: 0 },
  sum: { fontSize: "32px", lineHeight: "40px", fontWeight: 600, fontVariantNumeric: "tabular-nums" },
  quiet: { color: appTokens.colorNeutralForeground3 },
  lines: { display: "grid", gap: "4px", margin: 0, fontVariantNumeric: "tabular-nums" },
  line: { display: "flex", justifyContent: "space-between", gap: "16px" },
  value: { margin: 0 },
  total: { ...typographyStyles.body1Strong },
  money: {
    display: "grid",
    gap: "8px",
    margin: 0,
    padding: "12px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.tint,
    fontVariantNumeric: "tabular-nums",
  },
  short: { ...typographyStyles.caption1, margin: 0, color: appTokens.badForeground },
});

export interface QuoteCardProps {
  values: BuyValues;
  start: HostedBuyStartQuery;
}

export function QuoteCard({ values, start }: QuoteCardProps) {
  const styles = useStyles();
  const words = useWords(buyTexts);
  const format = useFormat();
  const runway = useRunwayWords();
  const { data, previousData } = useHostedBuyQuoteQuery({
    variables: { input: { items: [quoteItemOf(values)] } },
  });
  const payer = payerOf(start, values.place, useSession());
  const quote = (data ?? previousData)?.quote;
  const isHourly = values.pack === "CUSTOM";
  // As fine as an hour is said everywhere; what is paid at once is in whole fen.
  const price = (cost: string) => format.micros(isHourly ? roundedTo(cost, RATE) : cost);
  const { cash, gift } = start.wallet.balances;
  const balance = BigInt(cash) + BigInt(gift);
  const amount = BigInt(quote?.amount ?? "0");
  const hourly = BigInt(start.spending.hourly) + (isHourly ? amount : 0n);
  const left = isHourly ? balance : balance - amount;
  const hours = hourly > 0n ? Number((left * 10n) / hourly) / 10 : null;
  return (
    <div className={styles.place}>
      <Card title={words("quote.title")} tools={<StatusPill tone="ok">{words("quote.live")}</StatusPill>}>
        <div>
          <p className={styles.hero}>
            <span className={styles.sum}>{quote ? price(quote.amount) : words("review.none")}</span>
            <span className={styles.quiet}>
              {words(isHourly ? "quote.perHour" : `quote.per.${values.period}`)}
            </span>
          </p>
          {isHourly && quote && (
            <span className={styles.quiet}>
              {words("quote.perMonth", {
                amount: format.micros(roundedTo((amount * MONTH_HOURS).toString(), FEN)),
              })}
            </span>
          )}
        </div>
        <dl className={styles.lines}>
          {quote?.items.flatMap(({ lines }) =>
            lines.map(({ key, amount: cost }) => (
              <div key={key} className={styles.line}>
                <dt className={styles.quiet}>{words([`lines.${key}`, "lines.OTHER"])}</dt>
                <dd className={styles.value}>{price(cost)}</dd>
              </div>
            )),
          )}
          <div className={mergeClasses(styles.line, styles.total)}>
            <dt>{words("quote.total")}</dt>
            <dd className={styles.value}>{quote ? price(quote.amount) : words("review.none")}</dd>
          </div>
        </dl>
        {payer && <p className={styles.money}>{words("quote.payer", { name: payer.fullName })}</p>}
        <dl className={styles.money} hidden={payer !== undefined}>
          <div className={styles.line}>
            <dt className={styles.quiet}>{words("quote.balance")}</dt>
            <dd className={styles.value}>{format.micros(balance.toString())}</dd>
          </div>
          <div className={styles.line}>
            <dt className={styles.quiet}>{words("quote.lasts")}</dt>
            <dd className={styles.value}>{runway.lasts(left < 0n ? 0 : hours)}</dd>
          </div>
        </dl>
        {left < 0n && !payer && (
          <p role="status" className={styles.short}>
            {words("quote.short", { amount: format.micros((-left).toString()) })}
          </p>
        )}
      </Card>
    </div>
  );
}
