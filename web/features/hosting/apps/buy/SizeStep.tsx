import { useWatch } from "react-hook-form";
import { useFormat } from "#web/lib/texts/format.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";
import { SliderField } from "#web/ui/form/fields/SliderField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { appTexts, cores, memory } from "#web/features/hosting/apps/appParts.ts";
import { type BuyValues, cpuSteps, memorySteps, packIds, packs, periods } from "./buyForm.ts";
import { buyTexts } from "./buyParts.ts";

export interface SizeStepProps {
  /** What a month of a pack costs, by its key. */
  prices: ReadonlyMap<string, string>;
}

export function SizeStep({ prices }: SizeStepProps) {
  const words = useWords(buyTexts);
  const apps = useWords(appTexts);
  const format = useFormat();
  const pack = useWatch<BuyValues, "pack">({ name: "pack" });
  return (
    <>
      <RadioField
        name="pack"
        label={words("pack.label")}
        look="cards"
        options={[
          { value: "CUSTOM", label: words("pack.custom"), note: words("pack.customNote") },
          ...packIds.map((id) => ({
            value: id,
            label: words(`pack.${id}`),
            note: words("pack.note", {
              cpu: cores(format, apps, packs[id].cpuMilli),
              memory: memory(format, apps, packs[id].memoryMib),
              price: format.micros(prices.get(id) ?? "0"),
            }),
          })),
        ]}
      />
      {pack === "CUSTOM" ? (
        <>
          <SliderField
            name="cpu"
            label={words("size.cpu")}
            min={0}
            max={cpuSteps.length - 1}
            format={(at) => cores(format, apps, cpuSteps[at] ?? 0)}
          />
          <SliderField
            name="memory"
            label={words("size.memory")}
            min={0}
            max={memorySteps.length - 1}
            format={(at) => memory(format, apps, memorySteps[at] ?? 0)}
          />
          <SliderField
            name="replicas"
            label={words("size.replicas")}
            min={1}
            max={20}
            ticks={[1, 5, 10, 15, 20]}
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
      <SwitchField name="sleeps" label={words("sleep.label")} help={words("sleep.help")} />
    </>
  );
}
