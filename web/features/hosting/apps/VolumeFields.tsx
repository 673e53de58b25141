import { useWords } from "#web/lib/texts/words.ts";
import { ArrayField } from "#web/ui/form/fields/ArrayField.tsx";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { blankVolume } from "./volumeForm.ts";

/** The volumes of an app in a form. */
export function VolumeFields({ name }: { name: string }) {
  const words = useWords("hostingControls");
  return (
    <ArrayField
      name={name}
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
  );
}
