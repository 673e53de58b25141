import * as z from "zod/mini";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { panelTexts } from "#web/features/machines/machines/machineParts.ts";
import { MachineSnapshotCreateDocument } from "./panel.generated.ts";
import type { PanelProps } from "./panelParts.ts";

const schema = z.object({ name: text({ min: 1, max: 60 }) });

/** Makes a snapshot of all attached disks. */
export function SnapshotDrawer({ machine, reload, ...state }: PanelProps & DrawerState) {
  const words = useWords(panelTexts);
  const mutate = useMutate();
  const once = useOnce();
  return (
    <FormDrawer
      {...state}
      title={words("snapshot.create")}
      meta={words("snapshot.line")}
      schema={schema}
      initial={{ name: "" }}
      submitLabel={words("snapshot.create")}
      onSubmit={async ({ name }) => {
        await once(name, (idempotencyKey) =>
          mutate(MachineSnapshotCreateDocument, { machineId: machine.id, name, idempotencyKey }),
        );
        showToast({ tone: "success", text: words("snapshot.begun", { name }) });
        state.onClose();
        void reload();
      }}
    >
      <TextField name="name" label={words("snapshot.name")} required />
    </FormDrawer>
  );
}
