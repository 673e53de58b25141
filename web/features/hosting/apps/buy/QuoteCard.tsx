import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { WeatherMoon16Regular } from "@fluentui/react-icons/svg/weather-moon";
import { FEN, RATE, roundedTo } from "#web/lib/texts/amounts.ts";
import { useSession } from "#web/lib/session/session.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { MONTH_HOURS, useQuoteStyles } from "#web/ui/money/quoteStyles.ts";
import { useRunwayWords } from "#web/ui/money/useRunwayWords.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { appTexts } from "#web/features/hosting/apps/appParts.ts";
import { type HostedBuyStartQuery, useHostedBuyQuoteQuery } from "./buy.generated.ts";
import { type BuyValues, quoteItemOf } from "./buyForm.ts";
import { buyTexts, detailOf, payerOf } from "./buyParts.ts";
import { QuoteProblem } from "./QuoteProblem.tsx";

/** A day's idle hours, over a month. */
const IDLE_HOURS = 240n;
const sleeping = ["LAS_VCPU_HOUR", "LAS_MEMORY_GIB_HOUR"];

const useOwnStyles = makeStyles({
  pairs: { display: "grid", gap: "6px", margin: 0 },
  note: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
  saves: {
    ...typographyStyles.caption1,
    display: "flex",
    alignItems: "center",
    gap: "8px",
    margin: 0,
    color: appTokens.colorNeutralForeground2,
    "> svg": { flexShrink: 0, color: appTokens.colorNeutralForeground3 },
  },
});

export interface QuoteCardProps {
  values: BuyValues;
  start: HostedBuyStartQuery;
}

export function QuoteCard({ values, start }: QuoteCardProps) {
  const styles = useQuoteStyles();
  const own = useOwnStyles();
  const words = useWords(buyTexts);
  const apps = useWords(appTexts);
  const format = useFormat();
  const runway = useRunwayWords();
  const { data, previousData, error, refetch } = useHostedBuyQuoteQuery({
    variables: { input: { items: [quoteItemOf(values)] } },
  });
  const payer = payerOf(start, values.place, useSession());
  const quote = (data ?? previousData)?.quote;
  const isHourly = values.pack === "CUSTOM";
  // As fine as an hour is said everywhere; what is paid at once is in whole fen.
  const price = (cost: string) => format.micros(isHourly ? roundedTo(cost, RATE) : cost);
  const inFen = (cost: bigint) => format.micros(roundedTo(cost.toString(), FEN));
  const { cash, gift } = start.wallet.balances;
  const balance = BigInt(cash) + BigInt(gift);
  const amount = BigInt(quote?.amount ?? "0");
  const spent = BigInt(start.spending.hourly);
  const left = isHourly ? balance : balance - amount;
  const hoursOf = (sum: bigint, hourly: bigint) => (hourly > 0n ? Number((sum * 10n) / hourly) / 10 : null);
  const now = hoursOf(balance, spent);
  const then = hoursOf(left, isHourly ? spent + amount : spent);
  const lines = quote?.items.flatMap((item) => item.lines) ?? [];
  const saved = lines.reduce(
    (sum, line) => (sleeping.includes(line.key) ? sum + BigInt(line.amount) : sum),
    0n,
  );
  const total = quote ? price(quote.amount) : words("review.none");
  return (
    <Card
      title={words("quote.title")}
      tools={
        data ? (
          <StatusPill tone="ok">{words("quote.live")}</StatusPill>
        ) : (
          !error && <StatusPill tone="info">{words("quote.updating")}</StatusPill>
        )
      }
    >
      {error && !data && <QuoteProblem onRetry={() => void refetch().catch(() => undefined)} />}
      <div>
        <p className={styles.hero}>
          <span className={styles.sum}>{total}</span>
          <span className={mergeClasses(styles.quiet, styles.per)}>
            {words(isHourly ? "quote.perHour" : `quote.per.${values.period}`)}
          </span>
        </p>
        {isHourly && quote && (
          <span className={styles.quiet}>
            {words("quote.perMonth", { amount: inFen(amount * MONTH_HOURS) })}
          </span>
        )}
      </div>
      <dl className={styles.lines}>
        {lines.map(({ key, amount: cost }) => (
          <div key={key} className={styles.line}>
            <dt className={styles.quiet}>
              {words([`lines.${key}`, "lines.OTHER"])} <bdi>{detailOf(values, key, format, apps)}</bdi>
            </dt>
            <dd className={styles.value}>{price(cost)}</dd>
          </div>
        ))}
        <div className={mergeClasses(styles.line, styles.strong)}>
          <dt>{words(isHourly ? "quote.hourTotal" : "quote.total")}</dt>
          <dd className={styles.value}>{total}</dd>
        </div>
      </dl>
      {payer ? (
        <p className={styles.money}>{words("quote.payer", { name: payer.fullName })}</p>
      ) : (
        <div className={styles.money}>
          <dl className={own.pairs}>
            <div className={styles.line}>
              <dt className={styles.quiet}>{words("quote.balance")}</dt>
              <dd className={mergeClasses(styles.value, styles.strong)}>{inFen(balance)}</dd>
            </div>
            <div className={styles.line}>
              <dt className={styles.quiet}>{words("quote.lasts")}</dt>
              <dd className={mergeClasses(styles.value, styles.strong)}>
                {runway.lasts(left < 0n ? 0 : then)}
              </dd>
            </div>
          </dl>
          {now !== null && then !== null && left >= 0n && now - then >= 1 && (
            <p className={own.note}>
              {words("quote.change", { now: runway.lasts(now), less: runway.lasts(now - then) })}
            </p>
          )}
        </div>
      )}
      {left < 0n && !payer && (
        <p role="status" className={styles.short}>
          {words("quote.short", { amount: format.micros((-left).toString()) })}
        </p>
      )}
      {isHourly && saved > 0n && (
        <p className={own.saves}>
          <WeatherMoon16Regular />
          {words("quote.saves", { amount: inFen(saved * IDLE_HOURS) })}
        </p>
      )}
    </Card>
  );
}
