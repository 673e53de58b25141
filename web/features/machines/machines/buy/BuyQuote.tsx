import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { RATE, roundedTo } from "#web/lib/texts/amounts.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type MachineBuyStartQuery, useMachineBuyQuoteQuery } from "./buy.generated.ts";
import { quoteItemOf, type BuyValues } from "./buyForm.ts";
import { buyTexts } from "./buyParts.ts";

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
  short: { ...typographyStyles.caption1, margin: 0, color: appTokens.badForeground },
});

export interface BuyQuoteProps {
  values: BuyValues;
  start: MachineBuyStartQuery;
}

/** What a machine costs as it is chosen now. */
export function BuyQuote({ values, start }: BuyQuoteProps) {
  const styles = useStyles();
  const words = useWords(buyTexts);
  const format = useFormat();
  const { data, previousData } = useMachineBuyQuoteQuery({
    variables: { input: { items: [quoteItemOf(values)] } },
  });
  const quote = (data ?? previousData)?.quote;
  const isHourly = values.period === "HOUR";
  const price = (cost: string) => format.micros(isHourly ? roundedTo(cost, RATE) : cost);
  const { cash, gift } = start.wallet.balances;
  const balance = BigInt(cash) + BigInt(gift);
  const short = BigInt(quote?.amount ?? "0") - balance;
  return (
    <div className={styles.place}>
      <Card title={words("quote.title")} tools={<StatusPill tone="ok">{words("quote.live")}</StatusPill>}>
        <p className={styles.hero}>
          <span className={styles.sum}>{quote ? price(quote.amount) : "…"}</span>
          <span className={styles.quiet}>{words(`quote.per.${values.period}`)}</span>
        </p>
        <dl className={styles.lines}>
          {quote?.items.flatMap(({ lines }) =>
            lines.map(({ key, amount }) => (
              <div key={key} className={styles.line}>
                <dt className={styles.quiet}>{words([`lines.${key}`, "lines.FLAVOR"])}</dt>
                <dd className={styles.value}>{price(amount)}</dd>
              </div>
            )),
          )}
          <div className={mergeClasses(styles.line, styles.total)}>
            <dt>{words("quote.total")}</dt>
            <dd className={styles.value}>{quote ? price(quote.amount) : "…"}</dd>
          </div>
          <div className={styles.line}>
            <dt className={styles.quiet}>{words("quote.balance")}</dt>
            <dd className={styles.value}>{format.micros(balance.toString())}</dd>
          </div>
        </dl>
        {short > 0n && (
          <p role="status" className={styles.short}>
            {words("quote.short", { amount: format.micros(short.toString()) })}
          </p>
        )}
      </Card>
    </div>
  );
}
