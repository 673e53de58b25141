import { RATE, roundedTo } from "#web/lib/texts/amounts.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";
import { ScaleField } from "#web/ui/form/fields/ScaleField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { appTexts, cores, memory } from "#web/features/hosting/apps/appParts.ts";
import {
  type BuyValues,
  cpuSteps,
  memorySteps,
  packIds,
  packs,
  periods,
  quoteItemOf,
  replicaSteps,
} from "./buyForm.ts";
import { buyTexts } from "./buyParts.ts";
import { useStepStyles } from "#web/ui/form/wizard/stepStyles.ts";
import { useHostedBuyQuoteQuery } from "./buy.generated.ts";

export interface SizeStepProps {
  /** What a month of a pack costs, by its key. */
  prices: ReadonlyMap<string, string>;
  values: BuyValues;
}

export function SizeStep({ prices, values }: SizeStepProps) {
  const styles = useStepStyles();
  const words = useWords(buyTexts);
  const apps = useWords(appTexts);
  const format = useFormat();
  const { data } = useHostedBuyQuoteQuery({
    variables: { input: { items: [quoteItemOf({ ...values, pack: "CUSTOM" })] } },
  });
  const hourly = data?.quote.amount;
  return (
    <>
      <RadioField
        name="pack"
        label={words("pack.label")}
        look="cards"
        tight
        titled
        options={[
          ...packIds.map((id) => ({
            value: id,
            label: words(`pack.${id}`),
            note: words("pack.note", {
              cpu: cores(format, apps, packs[id].cpuMilli),
              memory: memory(format, apps, packs[id].memoryMib),
            }),
            figure: { amount: format.micros(prices.get(id) ?? "0"), per: words("quote.per.MONTH") },
          })),
          {
            value: "CUSTOM",
            label: words("pack.custom"),
            note: words("pack.customNote"),
            figure: {
              amount: hourly === undefined ? "—" : format.micros(roundedTo(hourly, RATE)),
              per: words("quote.perHour"),
            },
          },
        ]}
      />
      <div className={styles.card}>
        {values.pack === "CUSTOM" ? (
          <>
            <ScaleField
              name="cpu"
              label={words("size.cpu")}
              scale={cpuSteps}
              format={(value) => cores(format, apps, value)}
              tick={(value) => format.number(value / 1_000)}
              per={1_000}
              unit={words("size.units.cpu")}
            />
            <ScaleField
              name="memory"
              label={words("size.memory")}
              scale={memorySteps}
              format={(value) => memory(format, apps, value)}
              tick={(value) => (value < 1_024 ? `${value}\u202fM` : `${value / 1_024}\u202fG`)}
              per={1_024}
              unit={words("size.units.memory")}
            />
            <ScaleField
              name="replicas"
              label={words("size.replicas")}
              scale={replicaSteps}
              named={[1, 5, 10, 15, 20]}
              format={(count) => words("review.replicas", { count })}
              tick={format.number}
              unit={words("size.units.replicas")}
            />
          </>
        ) : (
          <RadioField
            name="period"
            label={words("period.label")}
            look="row"
            options={optionsOf(words, "periods", periods)}
          />
        )}
        <div className={styles.last}>
          <SwitchField name="sleeps" label={words("sleep.label")} help={words("sleep.help")} />
        </div>
      </div>
    </>
  );
}
