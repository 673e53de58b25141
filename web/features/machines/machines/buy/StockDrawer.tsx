import * as z from "zod/mini";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { machineTexts } from "#web/features/machines/machines/machineParts.ts";
import { MachineStockSetDocument, type MachineBuyStartQuery } from "./buy.generated.ts";
import { buyTexts } from "./buyParts.ts";

const schema = z.object({
  regionId: z.string().check(z.minLength(1)),
  flavorId: z.string().check(z.minLength(1)),
  free: wholeNumber({ min: 0, max: 100_000 }),
});

/** Says how many machines of a size can still be made in a region, for administrators. */
export function StockDrawer({
  catalogue,
  onDone,
  ...state
}: DrawerState & Pick<MachineBuyStartQuery, "catalogue"> & { onDone: () => void }) {
  const words = useWords(buyTexts);
  const machines = useWords(machineTexts);
  const mutate = useMutate();
  const initial: z.input<typeof schema> = {
    regionId: catalogue.regions[0]?.id ?? "",
    flavorId: catalogue.flavors[0]?.id ?? "",
    free: null,
  };
  return (
    <FormDrawer
      {...state}
      title={words("stocks.title")}
      meta={words("stocks.line")}
      schema={schema}
      initial={initial}
      submitLabel={words("stocks.action")}
      onSubmit={async (given) => {
        await mutate(MachineStockSetDocument, given);
        const flavor = catalogue.flavors.find(({ id }) => id === given.flavorId)?.code ?? given.flavorId;
        showToast({
          tone: "success",
          text: words("stocks.done", { flavor, region: machines(`regions.${given.regionId}`) }),
        });
        state.onClose();
        onDone();
      }}
    >
      <SelectField
        name="regionId"
        label={words("region")}
        required
        options={catalogue.regions.map(({ id }) => ({ value: id, label: machines(`regions.${id}`) }))}
      />
      <SelectField
        name="flavorId"
        label={words("flavor")}
        required
        options={catalogue.flavors.map(({ id, code }) => ({ value: id, label: code }))}
      />
      <NumberField name="free" label={words("stocks.free")} required />
    </FormDrawer>
  );
}
