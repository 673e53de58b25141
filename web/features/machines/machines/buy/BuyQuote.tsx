import { useWords } from "#web/lib/texts/words.ts";
import { PriceCard } from "#web/ui/money/PriceCard.tsx";
import { type MachineBuyStartQuery, useMachineBuyQuoteQuery } from "./buy.generated.ts";
import { quoteItemOf, type BuyValues } from "./buyForm.ts";
import { buyTexts } from "./buyParts.ts";

export interface BuyQuoteProps {
  values: BuyValues;
  start: MachineBuyStartQuery;
}

/** What a machine costs as it is chosen now, and how long the balance lasts with it. */
export function BuyQuote({ values, start }: BuyQuoteProps) {
  const words = useWords(buyTexts);
  const { data, previousData, error, refetch } = useMachineBuyQuoteQuery({
    variables: { input: { items: [quoteItemOf(values)] } },
  });
  const quote = (data ?? previousData)?.quote;
  return (
    <PriceCard
      title={words("quote.title")}
      price={
        quote && {
          amount: quote.amount,
          lines: quote.items.flatMap(({ lines }) =>
            lines.map(({ key, listAmount }) => ({
              id: key,
              name: words([`lines.${key}`, "lines.FLAVOR"]),
              amount: listAmount,
            })),
          ),
          termDiscount: quote.termDiscount,
          levelDiscount: quote.levelDiscount,
        }
      }
      isCurrent={data !== undefined}
      period={values.period}
      purse={{ ...start.wallet.balances, hourly: start.spending.hourly }}
      lasts={words("quote.lasts")}
      failure={error && { error, onRetry: () => void refetch().catch(() => undefined) }}
    />
  );
}
