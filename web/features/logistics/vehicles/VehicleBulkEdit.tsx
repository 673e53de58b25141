import * as z from "zod/mini";
import { countryName } from "#web/lib/texts/countries.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { CountryField } from "#web/ui/form/fields/CountryField.tsx";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { BulkEditDrawer } from "#web/ui/record/BulkEditDrawer.tsx";
import type { RowsDrawerProps } from "#web/ui/record/useRowsDrawer.tsx";
import { useRowUpdate } from "#web/ui/table/useRowUpdate.ts";
import { blank } from "#web/features/logistics/shared/vehicleForm.ts";
import { vehicleRecords, warnings } from "#web/features/logistics/shared/vehicleRecords.ts";
import { vehicleFields } from "#web/features/logistics/shared/vehicleSchema.ts";
import { VehicleBulkUpdateDocument } from "./vehicles.generated.ts";

const schema = z.partial(
  z.pick(vehicleFields, {
    startCity: true,
    startCountry: true,
    endCity: true,
    endCountry: true,
    warnings: true,
    progress: true,
  }),
);

const inEnglish = (code: string | undefined) => code && countryName(code, "en");

export function VehicleBulkEdit(props: RowsDrawerProps) {
  const words = useWords(vehicleRecords.texts);
  const update = useRowUpdate(vehicleRecords, VehicleBulkUpdateDocument);
  const { startCity, startCountry, endCity, endCountry, warnings: warning, progress } = blank;
  return (
    <BulkEditDrawer
      {...props}
      schema={() => Promise.resolve(schema)}
      blank={{ startCity, startCountry, endCity, endCountry, warnings: warning, progress }}
      fields={[
        <TextField name="startCity" label={words("fields.startCity")} required />,
        <CountryField name="startCountry" label={words("fields.startCountry")} required />,
        <TextField name="endCity" label={words("fields.endCity")} required />,
        <CountryField name="endCountry" label={words("fields.endCountry")} required />,
        <SelectField
          name="warnings"
          label={words("fields.warnings")}
          options={optionsOf(words, "warnings", warnings)}
        />,
        <NumberField name="progress" label={words("form.progress")} required step={1} min={0} max={100} />,
      ]}
      onSave={(input) =>
        update(
          props.rows,
          {
            ...input,
            startCountry: inEnglish(input.startCountry),
            endCountry: inEnglish(input.endCountry),
          },
          "CHANGED",
        )
      }
    />
  );
}
