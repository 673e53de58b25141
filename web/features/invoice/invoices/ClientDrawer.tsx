import { useState } from "react";
import * as z from "zod/mini";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { countryName } from "#web/lib/texts/countries.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { CountryField } from "#web/ui/form/fields/CountryField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { emailAddress, text } from "#web/ui/form/checks/schemaParts.ts";
import { invoiceList } from "./invoiceList.ts";
import { InvoiceClientCreateDocument } from "./invoiceForm.generated.ts";

const schema = z.object({
  company: text({ min: 1, max: 120 }),
  name: text({ min: 1, max: 120 }),
  companyEmail: emailAddress(),
  address: text({ min: 1, max: 200 }),
  country: z.pipe(z.nullable(z.string()), z.string()),
  contact: text({ max: 40 }),
});

export interface ClientDrawerProps extends DrawerState {
  onAdded: (id: string) => void;
}

/** Adds a client and hands it over. */
export function ClientDrawer({ onAdded, ...drawer }: ClientDrawerProps) {
  const words = useWords(invoiceList.texts);
  const mutate = useMutate();
  const [key] = useState(newKey);
  return (
    <FormDrawer
      {...drawer}
      title={words("client.add")}
      schema={schema}
      initial={{ company: "", name: "", companyEmail: "", address: "", country: null, contact: "" }}
      submitLabel={words("client.save")}
      onSubmit={async ({ country, ...values }) => {
        const { created } = await mutate(InvoiceClientCreateDocument, {
          input: { ...values, country: countryName(country, "en") },
          idempotencyKey: key,
        });
        onAdded(created.id);
        showToast({ tone: "success", text: words("created", { name: created.company }) });
        drawer.onClose();
      }}
    >
      <TextField name="company" label={words("client.company")} required />
      <TextField name="name" label={words("client.name")} required />
      <TextField name="companyEmail" label={words("client.email")} required kind="ltr" />
      <TextField name="address" label={words("client.address")} required />
      <CountryField name="country" label={words("client.country")} required />
      <TextField name="contact" label={words("client.contact")} kind="ltr" />
    </FormDrawer>
  );
}
