import { useWords } from "#web/lib/texts/words.ts";
import { PriceCard } from "#web/ui/money/PriceCard.tsx";
import type { Priced } from "#web/ui/money/usePriced.ts";
import type { MachineBuyQuoteQuery, MachineBuyStartQuery } from "./buy.generated.ts";
import type { BuyValues } from "./buyForm.ts";
import { buyTexts } from "./buyParts.ts";

export interface BuyQuoteProps {
  priced: Priced<MachineBuyQuoteQuery["quote"], BuyValues>;
  start: MachineBuyStartQuery;
}

/** What a machine costs as it is chosen now, and how long the balance lasts with it. */
export function BuyQuote({ priced, start }: BuyQuoteProps) {
  const words = useWords(buyTexts);
  const { quote, of: shown, isCurrent, failure } = priced;
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
      isCurrent={isCurrent}
      period={shown.period}
      purse={{ ...start.wallet.balances, hourly: start.spending.hourly }}
      lasts={words("quote.lasts")}
      failure={failure}
    />
  );
}
