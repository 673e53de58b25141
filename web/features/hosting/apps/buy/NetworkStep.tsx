import { makeStyles } from "@fluentui/react-components";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { ArrayField } from "#web/ui/form/fields/ArrayField.tsx";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { VolumeFields } from "#web/features/hosting/apps/VolumeFields.tsx";
import { blankPort, protocols } from "./buyForm.ts";
import { buyTexts } from "./buyParts.ts";

// Level with the inputs beside it, below their labels.
const useStyles = makeStyles({
  lowered: { marginBlockStart: "26px", "@media (max-width: 639.98px)": { marginBlockStart: 0 } },
});

export function NetworkStep() {
  const styles = useStyles();
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
            <div className={styles.lowered}>
              <SwitchField name={`${row}.isPublic`} label={words("ports.public")} />
            </div>
          </>
        )}
      </ArrayField>
      <TextField
        name="spec.healthPath"
        kind="ltr"
        label={words("health.label")}
        help={words("health.help")}
      />
      <VolumeFields name="spec.volumes" />
      <TextAreaField
        name="variables"
        label={words("variables.label")}
        help={words("variables.help")}
        rows={6}
        grows
        code
      />
    </>
  );
}
