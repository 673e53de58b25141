import * as z from "zod/mini";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";
import { panelTexts } from "#web/features/machines/machines/machineParts.ts";
import { MachineDiskAttachDocument, MachineDiskGrowDocument } from "./panel.generated.ts";
import type { Panel, PanelProps } from "./panelParts.ts";

const LEAST = 10;
const MOST = 2_000;
const kinds = ["SSD", "HDD"] as const;

export interface DiskDrawerProps extends PanelProps, DrawerState {
  /** The disk that grows; null for a new one. */
  disk: Panel["disks"][number] | null;
}

/** Grows a disk, or attaches a new one. */
export function DiskDrawer({ disk, machine, reload, ...state }: DiskDrawerProps) {
  const words = useWords(panelTexts);
  const mutate = useMutate();
  const once = useOnce();
  const least = disk ? disk.sizeGib + 1 : LEAST;
  const schema = z.object({ sizeGib: wholeNumber({ min: least, max: MOST }), kind: z.enum(kinds) });
  const initial: z.input<typeof schema> = { sizeGib: disk ? disk.sizeGib + LEAST : 100, kind: "SSD" };
  return (
    <FormDrawer
      {...state}
      title={words(disk ? "disk.GROW" : "disk.ATTACH")}
      meta={words(disk ? "disk.growLine" : "disk.newLine")}
      schema={schema}
      initial={initial}
      submitLabel={words(disk ? "disk.GROW" : "disk.ATTACH")}
      onSubmit={async ({ sizeGib, kind }) => {
        await once([sizeGib, kind], async (idempotencyKey) => {
          const shared = { machineId: machine.id, sizeGib, idempotencyKey };
          if (disk) await mutate(MachineDiskGrowDocument, { ...shared, diskId: disk.id });
          else await mutate(MachineDiskAttachDocument, { ...shared, kind });
        });
        showToast({ tone: "success", text: words("disk.done") });
        state.onClose();
        void reload();
      }}
    >
      <NumberField name="sizeGib" label={words("disk.size")} required />
      {!disk && (
        <RadioField
          name="kind"
          label={words("disk.kind")}
          look="row"
          options={optionsOf(words, "disk.kinds", kinds)}
        />
      )}
    </FormDrawer>
  );
}
