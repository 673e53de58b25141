import { mergeClasses } from "@fluentui/react-components";
import { FEN, RATE, roundedTo } from "#web/lib/texts/amounts.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { MONTH_HOURS, useQuoteStyles } from "#web/ui/money/quoteStyles.ts";
import { useRunwayWords } from "#web/ui/money/useRunwayWords.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { type MachineBuyStartQuery, useMachineBuyQuoteQuery } from "./buy.generated.ts";
import { quoteItemOf, type BuyValues } from "./buyForm.ts";
import { buyTexts } from "./buyParts.ts";

export interface BuyQuoteProps {
  values: BuyValues;
  start: MachineBuyStartQuery;
}

/** What a machine costs as it is chosen now, and how long the balance lasts with it. */
export function BuyQuote({ values, start }: BuyQuoteProps) {
  const styles = useQuoteStyles();
  const words = useWords(buyTexts);
  const format = useFormat();
  const runway = useRunwayWords();
  const { data, previousData } = useMachineBuyQuoteQuery({
    variables: { input: { items: [quoteItemOf(values)] } },
  });
  const quote = (data ?? previousData)?.quote;
  const isHourly = values.period === "HOUR";
  const price = (cost: string) => format.micros(isHourly ? roundedTo(cost, RATE) : cost);
  const inFen = (cost: bigint) => format.micros(roundedTo(cost.toString(), FEN));
  const { cash, gift } = start.wallet.balances;
  const balance = BigInt(cash) + BigInt(gift);
  const amount = BigInt(quote?.amount ?? "0");
  const hourly = BigInt(start.spending.hourly) + (isHourly ? amount : 0n);
  const left = isHourly ? balance : balance - amount;
  const short = amount - balance;
  const hours = left < 0n ? 0 : hourly > 0n ? Number((left * 10n) / hourly) / 10 : null;
  const total = quote ? price(quote.amount) : "…";
  return (
    <Card
      title={words("quote.title")}
      {...(data && { tools: <StatusPill tone="ok">{words("quote.live")}</StatusPill> })}
    >
      <div>
        <p className={styles.hero}>
          <span className={styles.sum}>{total}</span>
          <span className={mergeClasses(styles.quiet, styles.per)}>
            {words(`quote.per.${values.period}`)}
          </span>
        </p>
        {isHourly && quote && (
          <span className={styles.quiet}>
            {words("quote.perMonth", { amount: inFen(amount * MONTH_HOURS) })}
          </span>
        )}
      </div>
      <dl className={styles.lines}>
        {quote?.items.flatMap(({ lines }) =>
          lines.map(({ key, amount: cost }) => (
            <div key={key} className={styles.line}>
              <dt className={styles.quiet}>{words([`lines.${key}`, "lines.FLAVOR"])}</dt>
              <dd className={styles.value}>{price(cost)}</dd>
            </div>
          )),
        )}
        <div className={mergeClasses(styles.line, styles.strong)}>
          <dt>{words("quote.total")}</dt>
          <dd className={styles.value}>{total}</dd>
        </div>
      </dl>
      <dl className={styles.money}>
        <div className={styles.line}>
          <dt className={styles.quiet}>{words("quote.balance")}</dt>
          <dd className={mergeClasses(styles.value, styles.strong)}>{inFen(balance)}</dd>
        </div>
        <div className={styles.line}>
          <dt className={styles.quiet}>{words("quote.lasts")}</dt>
          <dd className={mergeClasses(styles.value, styles.strong)}>{runway.lasts(hours)}</dd>
        </div>
      </dl>
      {short > 0n && (
        <p role="status" className={styles.short}>
          {words("quote.short", { amount: format.micros(short.toString()) })}
        </p>
      )}
    </Card>
  );
}
