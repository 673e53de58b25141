import * as z from "zod/mini";
import { countryName } from "#web/lib/texts/countries.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CountryField } from "#web/ui/form/fields/CountryField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { BulkEditDrawer } from "#web/ui/record/BulkEditDrawer.tsx";
import type { RowsDrawerProps } from "#web/ui/record/useRowsDrawer.tsx";
import { useRowUpdate } from "#web/ui/table/useRowUpdate.ts";
import { customerList } from "./customerList.ts";
import { customerSchema } from "./customerSchema.ts";
import { CustomerBulkUpdateDocument } from "./customers.generated.ts";

const schema = z.partial(z.pick(customerSchema, { countryCode: true, contact: true }));

export function CustomerBulkEdit(props: RowsDrawerProps) {
  const words = useWords(customerList.texts);
  const update = useRowUpdate(customerList, CustomerBulkUpdateDocument);
  return (
    <BulkEditDrawer
      {...props}
      schema={() => Promise.resolve(schema)}
      blank={{ countryCode: null, contact: "" }}
      fields={[
        <CountryField name="countryCode" label={words("fields.country")} required />,
        <TextField
          name="contact"
          label={words("fields.contact")}
          kind="ltr"
          help={words("form.contactHelp")}
        />,
      ]}
      onSave={({ countryCode, contact }) =>
        update(
          props.rows,
          { countryCode, country: countryCode && countryName(countryCode, "en"), contact },
          "CHANGED",
        )
      }
    />
  );
}
