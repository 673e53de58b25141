import * as z from "zod/mini";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { text, wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import { ArrayField } from "#web/ui/form/fields/ArrayField.tsx";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { panelTexts } from "#web/features/machines/machines/machineParts.ts";
import { MachineRulesSetDocument } from "./panel.generated.ts";
import type { PanelProps } from "./panelParts.ts";

const directions = ["IN", "OUT"] as const;
const protocols = ["TCP", "UDP", "ICMP", "ANY"] as const;
const MOST = 1_000;

const rule = z.object({
  direction: z.enum(directions),
  protocol: z.enum(protocols),
  ports: text({ max: 100 }),
  cidr: text({ min: 1, max: 50 }),
  isAllowed: z.boolean(),
  priority: wholeNumber({ min: 1, max: MOST }),
});
const schema = z.object({ rules: z.array(rule).check(z.maxLength(50)) });
const blank: z.input<typeof rule> = {
  direction: "IN",
  protocol: "TCP",
  ports: "",
  cidr: "0.0.0.0/0",
  isAllowed: true,
  priority: 50,
};

/** Writes all rules of a machine's firewall. */
export function FirewallDrawer({ machine, reload, ...state }: PanelProps & DrawerState) {
  const words = useWords(panelTexts);
  const mutate = useMutate();
  const once = useOnce();
  const initial: z.input<typeof schema> = {
    rules: machine.rules.map(({ direction, protocol, ports, cidr, isAllowed, priority }) => ({
      direction,
      protocol,
      ports,
      cidr,
      isAllowed,
      priority,
    })),
  };
  return (
    <FormDrawer
      {...state}
      title={words("firewall.title")}
      meta={words("firewall.line")}
      schema={schema}
      initial={initial}
      submitLabel={words("firewall.save")}
      onSubmit={async ({ rules }) => {
        const asked = { machineId: machine.id, rules, expectedVersion: machine.version };
        // Rules that stand as they are written came through, though their answer was lost.
        if (JSON.stringify(rules) !== JSON.stringify(initial.rules))
          await once(asked, (idempotencyKey) =>
            mutate(MachineRulesSetDocument, { ...asked, idempotencyKey }),
          );
        showToast({ tone: "success", text: words("firewall.done") });
        state.onClose();
        void reload();
      }}
    >
      <ArrayField
        name="rules"
        label={words("firewall.rules")}
        blank={blank}
        addLabel={words("firewall.add")}
        max={50}
        boxed
      >
        {(row) => (
          <>
            <NumberField name={`${row}.priority`} label={words("firewall.priority")} required />
            <SelectField
              name={`${row}.direction`}
              label={words("firewall.direction")}
              options={optionsOf(words, "firewall.directions", directions)}
            />
            <SelectField
              name={`${row}.protocol`}
              label={words("firewall.protocol")}
              options={protocols.map((value) => ({
                value,
                label: value === "ANY" ? words("firewall.any") : value,
              }))}
            />
            <TextField
              name={`${row}.ports`}
              kind="ltr"
              label={words("firewall.ports")}
              help={words("firewall.portsHelp")}
            />
            <TextField name={`${row}.cidr`} kind="ltr" label={words("firewall.cidr")} required />
            <SwitchField name={`${row}.isAllowed`} label={words("firewall.allow")} />
          </>
        )}
      </ArrayField>
    </FormDrawer>
  );
}
