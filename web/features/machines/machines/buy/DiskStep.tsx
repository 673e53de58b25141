import { useFormat } from "#web/lib/texts/format.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";
import { SliderField } from "#web/ui/form/fields/SliderField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import type { MachineBuyStartQuery } from "./buy.generated.ts";
import { buyTexts, periods } from "./buyParts.ts";

const MOST_SHOWN = 1_000;

/** How much disk and bandwidth a machine has, and how it is paid for. */
export function DiskStep({ catalogue }: Pick<MachineBuyStartQuery, "catalogue">) {
  const words = useWords(buyTexts);
  const { number } = useFormat();
  const gib = (value: number) => words("gib", { value: number(value) });
  const { diskGib, bandwidthMbps } = catalogue.limits;
  return (
    <>
      <SliderField
        name="systemGib"
        label={words("systemGib")}
        min={20}
        max={Math.min(500, diskGib)}
        step={10}
        format={gib}
      />
      <SliderField
        name="dataGib"
        label={words("dataGib")}
        help={words("dataHelp")}
        min={0}
        max={Math.min(MOST_SHOWN, diskGib - 500)}
        step={10}
        format={gib}
      />
      <SliderField
        name="bandwidthMbps"
        label={words("bandwidth")}
        help={words("bandwidthHelp")}
        min={1}
        max={bandwidthMbps}
        format={(value) => words("mbps", { value: number(value) })}
      />
      <RadioField
        name="period"
        label={words("period")}
        look="row"
        options={optionsOf(words, "periods", periods)}
      />
      <SwitchField name="isAutoRenewed" label={words("autoRenew")} help={words("autoRenewHelp")} />
    </>
  );
}
