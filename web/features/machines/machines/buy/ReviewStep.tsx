import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { StepSummary } from "#web/ui/form/wizard/StepSummary.tsx";
import { useStepStyles } from "#web/ui/form/wizard/stepStyles.ts";
import { machineTexts } from "#web/features/machines/machines/machineParts.ts";
import type { MachineBuyStartQuery } from "./buy.generated.ts";
import { type BuyValues, keysIn } from "./buyForm.ts";
import { buyTexts } from "./buyParts.ts";

export interface ReviewStepProps extends Pick<MachineBuyStartQuery, "catalogue" | "keyPairs"> {
  values: BuyValues;
}

export function ReviewStep({ values, catalogue, keyPairs }: ReviewStepProps) {
  const styles = useStepStyles();
  const words = useWords(buyTexts);
  const machines = useWords(machineTexts);
  const { number, list } = useFormat();
  const flavor = catalogue.flavors.find(({ id }) => id === values.flavorId);
  const image = catalogue.images.find(({ id }) => id === values.imageId);
  const gib = (value: number) => words("gib", { value: number(value) });
  const chosen = keysIn(values, keyPairs);
  const names = keyPairs.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  return (
    <div className={styles.card}>
      <StepSummary
        entries={[
          { label: words("name"), value: values.name },
          { label: words("region"), value: machines(`regions.${values.regionId}`) },
          { label: words("flavor"), value: flavor?.code ?? values.flavorId },
          { label: words("image"), value: image ? `${image.os} ${image.version}` : values.imageId },
          { label: words("systemGib"), value: gib(values.systemGib) },
          { label: words("dataGib"), value: values.dataGib > 0 ? gib(values.dataGib) : words("none") },
          { label: words("bandwidth"), value: words("mbps", { value: number(values.bandwidthMbps) }) },
          { label: words("period"), value: words(`periods.${values.period}`) },
          { label: words("keys"), value: names.length > 0 ? list(names) : words("none") },
        ]}
      />
    </div>
  );
}
