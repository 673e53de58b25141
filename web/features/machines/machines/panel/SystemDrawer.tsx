import * as z from "zod/mini";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { useShownOnce } from "#web/ui/drawer/useShownOnce.tsx";
import { SecretOnce } from "#web/ui/feedback/SecretOnce.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { machineTexts, panelTexts } from "#web/features/machines/machines/machineParts.ts";
import { MachineStepDocument } from "#web/features/machines/machines/machines.generated.ts";
import {
  MachinePasswordResetDocument,
  MachineRebuildDocument,
  MachineResizeDocument,
  useMachinePanelCatalogueQuery,
} from "./panel.generated.ts";
import type { DrawnStep, PanelProps } from "./panelParts.ts";

const schema = z.object({ confirm: z.string(), imageId: z.string(), flavorId: z.string() });

export interface SystemDrawerProps extends PanelProps, DrawerState {
  step: DrawnStep;
}

/** What of a machine's system takes more words: another password, another size, a new system, and its release. */
export function SystemDrawer({ step, machine, reload, ...state }: SystemDrawerProps) {
  const words = useWords(panelTexts);
  const machines = useWords(machineTexts);
  const format = useFormat();
  const mutate = useMutate();
  const once = useOnce();
  const { data } = useMachinePanelCatalogueQuery({ skip: step === "PASSWORD" || step === "RELEASE" });
  const [shown, showOnce] = useShownOnce<string>({
    texts: `${panelTexts}:password`,
    onClose: state.onClose,
    draw: (password, onKept) => (
      <SecretOnce texts={`${panelTexts}:password`} secret={password} onCopied={onKept} />
    ),
  });
  const { id, name, flavor, imageId, regionId } = machine;
  const initial: z.input<typeof schema> = { confirm: "", imageId, flavorId: flavor.id };
  return (
    <FormDrawer
      {...state}
      title={words(`system.${step}.title`, { name })}
      meta={words(`system.${step}.text`)}
      schema={schema}
      initial={initial}
      submitLabel={machines(`actions.${step}`)}
      onSubmit={async (given) => {
        if (step === "PASSWORD") {
          const { reset } = await mutate(MachinePasswordResetDocument, { id });
          return showOnce(reset.password);
        }
        if (step === "REBUILD")
          await mutate(MachineRebuildDocument, { id, imageId: given.imageId, confirm: given.confirm });
        else if (step === "RESIZE")
          await once(given.flavorId, (idempotencyKey) =>
            mutate(MachineResizeDocument, { id, flavorId: given.flavorId, idempotencyKey }),
          );
        else await mutate(MachineStepDocument, { id, action: "RELEASE", confirm: given.confirm });
        showToast({
          tone: "success",
          text: machines("begun", { action: machines(`actions.${step}`), names: name }),
        });
        state.onClose();
        void reload();
      }}
      {...shown}
    >
      {step === "RESIZE" && (
        <RadioField
          name="flavorId"
          label={words("system.RESIZE.label")}
          options={(data?.catalogue.flavors ?? []).map((one) => ({
            value: one.id,
            label: machines("size", {
              code: one.code,
              count: one.vcpu,
              vcpu: format.number(one.vcpu),
              memory: format.number(one.memoryMib / 1_024),
            }),
            note: machines("per.MONTH", { amount: format.micros(one.monthly) }),
            disabled: one.stock.find((stock) => stock.regionId === regionId)?.stock === "SOLD_OUT",
          }))}
        />
      )}
      {step === "REBUILD" && (
        <RadioField
          name="imageId"
          label={words("system.REBUILD.label")}
          options={(data?.catalogue.images ?? [])
            .filter(({ isDeprecated }) => !isDeprecated)
            .map((one) => ({ value: one.id, label: `${one.os} ${one.version}` }))}
        />
      )}
      {(step === "REBUILD" || step === "RELEASE") && (
        <TextField name="confirm" kind="ltr" label={words("confirm", { name })} required />
      )}
    </FormDrawer>
  );
}
