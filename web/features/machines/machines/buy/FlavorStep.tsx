import { useWatch } from "react-hook-form";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";
import { useStepStyles } from "#web/ui/form/wizard/stepStyles.ts";
import { machineTexts } from "#web/features/machines/machines/machineParts.ts";
import type { MachineBuyStartQuery } from "./buy.generated.ts";
import type { BuyValues } from "./buyForm.ts";
import { buyTexts } from "./buyParts.ts";
import { FlavorTable } from "./FlavorTable.tsx";

/** Where a machine stands, what it is made with, and how large it is. */
export function FlavorStep({ catalogue }: Pick<MachineBuyStartQuery, "catalogue">) {
  const styles = useStepStyles();
  const words = useWords(buyTexts);
  const machines = useWords(machineTexts);
  const format = useFormat();
  const regionId = useWatch<BuyValues, "regionId">({ name: "regionId" });
  return (
    <>
      <div className={styles.card}>
        <RadioField
          name="regionId"
          label={words("region")}
          look="row"
          options={catalogue.regions.map(({ id }) => ({ value: id, label: machines(`regions.${id}`) }))}
        />
        <FlavorTable catalogue={catalogue} regionId={regionId} />
      </div>
      <RadioField
        name="imageId"
        label={words("image")}
        look="cards"
        options={catalogue.images
          .filter(({ isDeprecated }) => !isDeprecated)
          .map(({ id, os, version, minDiskGib }) => ({
            value: id,
            label: `${os} ${version}`,
            note: words("minDisk", { size: format.number(minDiskGib) }),
          }))}
      />
    </>
  );
}
