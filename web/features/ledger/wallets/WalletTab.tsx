import { makeStyles } from "@fluentui/react-components";
import { useMemo } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ChartCard } from "#web/ui/chart/ChartCard.tsx";
import type { ChartData } from "#web/ui/chart/chartData.ts";
import { BalanceCards } from "./BalanceCards.tsx";
import { LinesCard } from "./LinesCard.tsx";
import { type Wallet, walletTexts } from "./walletParts.ts";

const useStyles = makeStyles({
  page: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
});

export function WalletTab({ wallet }: { wallet: Wallet }) {
  const styles = useStyles();
  const words = useWords(walletTexts);
  return (
    <div className={styles.page}>
      <BalanceCards wallet={wallet} />
      <ChartCard title={words("days.title")} data={useDays(wallet)} height={180} />
      <LinesCard wallet={wallet} />
    </div>
  );
}

function useDays({ days }: Wallet): ChartData {
  const words = useWords(walletTexts);
  const format = useFormat();
  return useMemo(
    () => ({
      kind: "bar",
      label: words("days.title"),
      categoryLabel: words("days.day"),
      categories: days.map(({ day }) => format.shortDay(`${day}T00:00`)),
      series: [{ id: "spent", name: words("days.spent"), values: days.map(({ spent }) => Number(spent)) }],
      format: (amount) => format.micros(String(amount)),
      formatAxis: (amount) =>
        format.money({ amountMinor: Math.round(amount / 10_000), currency: "CNY" }, { whole: true }),
    }),
    [days, words, format],
  );
}
