import * as z from "zod/mini";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { type GatewayAlertFragment, GatewayAlertSetDocument } from "./health.generated.ts";
import { healthTexts } from "./healthParts.ts";

/** Limits are written in tenths. */
const TENTHS = 10;
const LONGEST = 120;

export interface AlertDrawerProps extends DrawerState {
  alert: GatewayAlertFragment;
  onSaved: () => void;
}

/** Sets what administrators are warned of. */
export function AlertDrawer({ alert, onSaved, ...state }: AlertDrawerProps) {
  const words = useWords(healthTexts);
  const { number } = useFormat();
  const mutate = useMutate();
  const { name, unit, least, most } = alert;
  const schema = z.object({
    isEnabled: z.boolean(),
    threshold: wholeNumber({ min: least * TENTHS, max: most * TENTHS }),
    forMinutes: wholeNumber({ min: 0, max: LONGEST }),
  });
  const initial: z.input<typeof schema> = {
    isEnabled: alert.isEnabled,
    threshold: Math.round(alert.threshold * TENTHS),
    forMinutes: alert.forMinutes,
  };
  return (
    <FormDrawer
      {...state}
      title={words(`alerts.names.${name}`)}
      meta={words(`alerts.texts.${name}`)}
      schema={schema}
      initial={initial}
      submitLabel={words("alerts.save")}
      onSubmit={async ({ threshold, ...input }) => {
        await mutate(GatewayAlertSetDocument, {
          name,
          input: { ...input, threshold: threshold / TENTHS },
          expectedVersion: alert.version,
        });
        showToast({ tone: "success", text: words("alerts.saved") });
        state.onClose();
        onSaved();
      }}
    >
      <SwitchField name="isEnabled" label={words("alerts.enabled")} />
      <NumberField
        name="threshold"
        digits={1}
        label={words(`alerts.limits.${unit}`)}
        help={words("alerts.bounds", { least: number(least), most: number(most) })}
        formatBound={(value) => number(value / TENTHS)}
        required
      />
      <NumberField
        name="forMinutes"
        label={words("alerts.forMinutes")}
        help={words("alerts.forHelp")}
        required
      />
    </FormDrawer>
  );
}
