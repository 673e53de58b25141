import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { WeatherMoon16Regular } from "@fluentui/react-icons/svg/weather-moon";
import { useSession } from "#web/lib/session/session.ts";
import { FEN, roundedTo } from "#web/lib/texts/amounts.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PriceCard } from "#web/ui/money/PriceCard.tsx";
import type { Priced } from "#web/ui/money/usePriced.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { appTexts } from "#web/features/hosting/apps/appParts.ts";
import type { HostedBuyQuoteQuery, HostedBuyStartQuery } from "./buy.generated.ts";
import type { BuyValues } from "./buyForm.ts";
import { awaitedKeys, buyTexts, detailOf, payerOf } from "./buyParts.ts";

/** A day's idle hours, over a month. */
const IDLE_HOURS = 240n;
const sleeping = ["LAS_VCPU_HOUR", "LAS_MEMORY_GIB_HOUR"];

const useStyles = makeStyles({
  // Its place is kept for it.
  unseen: { visibility: "hidden" },
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
  priced: Priced<HostedBuyQuoteQuery["quote"], BuyValues>;
}

export function QuoteCard({ values, start, priced }: QuoteCardProps) {
  const styles = useStyles();
  const words = useWords(buyTexts);
  const apps = useWords(appTexts);
  const format = useFormat();
  const { quote, of: shown, isCurrent, failure } = priced;
  const payer = payerOf(start, values.place, useSession());
  const isHourly = shown.pack === "CUSTOM";
  const lines = quote?.items.flatMap((item) => item.lines) ?? [];
  const saved = lines.reduce(
    (sum, line) => (sleeping.includes(line.key) ? sum + BigInt(line.amount) : sum),
    0n,
  );
  const nameOf = (key: string) => (
    <>
      {words([`lines.${key}`, "lines.OTHER"])} <bdi>{detailOf(shown, key, format, apps)}</bdi>
    </>
  );
  return (
    <PriceCard
      title={words("quote.title")}
      price={
        quote && {
          amount: quote.amount,
          lines: lines.map(({ key, listAmount }) => ({
            id: key,
            name: nameOf(key),
            amount: listAmount,
          })),
          termDiscount: quote.termDiscount,
          levelDiscount: quote.levelDiscount,
        }
      }
      awaited={awaitedKeys(values).map((key) => ({ id: key, name: nameOf(key) }))}
      isCurrent={isCurrent}
      period={isHourly ? "HOUR" : shown.period}
      purse={payer ? { payer: payer.fullName } : { ...start.wallet.balances, hourly: start.spending.hourly }}
      lasts={words("quote.lasts")}
      failure={failure}
    >
      {isHourly && (quote ? saved > 0n : !failure) && (
        <p className={mergeClasses(styles.saves, !quote && styles.unseen)} aria-hidden={!quote}>
          <WeatherMoon16Regular />
          {words("quote.saves", {
            amount: quote ? format.micros(roundedTo((saved * IDLE_HOURS).toString(), FEN)) : "—",
          })}
        </p>
      )}
    </PriceCard>
  );
}
