import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { ArrayField } from "#web/ui/form/fields/ArrayField.tsx";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { blankPort, blankVolume, protocols } from "./buyForm.ts";
import { buyTexts } from "./buyParts.ts";

export function NetworkStep() {
  const words = useWords(buyTexts);
  return (
    <>
      <ArrayField
        name="spec.ports"
        label={words("ports.label")}
        help={words("ports.help")}
        blank={blankPort}
        addLabel={words("ports.add")}
        max={10}
      >
        {(row) => (
          <>
            <NumberField name={`${row}.port`} label={words("ports.port")} required />
            <SelectField
              name={`${row}.protocol`}
              label={words("ports.protocol")}
              options={optionsOf(words, "protocols", protocols)}
            />
            <SwitchField name={`${row}.isPublic`} label={words("ports.public")} />
          </>
        )}
      </ArrayField>
      <TextField
        name="spec.healthPath"
        kind="ltr"
        label={words("health.label")}
        help={words("health.help")}
      />
      <ArrayField
        name="spec.volumes"
        label={words("volumes.label")}
        help={words("volumes.help")}
        blank={blankVolume}
        addLabel={words("volumes.add")}
        max={10}
      >
        {(row) => (
          <>
            <TextField name={`${row}.name`} kind="ltr" label={words("volumes.name")} required />
            <TextField name={`${row}.mountPath`} kind="ltr" label={words("volumes.path")} required />
            <NumberField name={`${row}.sizeGib`} label={words("volumes.size")} required />
          </>
        )}
      </ArrayField>
      <TextAreaField
        name="variables"
        label={words("variables.label")}
        help={words("variables.help")}
        rows={6}
        grows
      />
    </>
  );
}
