import { type Upload, uploadFile } from "#web/lib/connection/uploads.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { RecordFormDrawer } from "#web/ui/record/RecordFormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { CountryField } from "#web/ui/form/fields/CountryField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { PicturesField } from "#web/ui/form/files/PicturesField.tsx";
import { useCopied } from "#web/ui/form/useCopied.ts";
import type { RecordProps } from "#web/ui/screen/recordScreen.tsx";
import { customerPath } from "#web/features/ecommerce/shared/customerPaths.ts";
import { CustomerUpdateDocument } from "./data/customer.generated.ts";
import type { CustomerDetails } from "./data/customerDetails.ts";
import { blank, customerInput, customerValues } from "./customerForm.ts";
import { customerList } from "./customerList.ts";
import { CustomerCopyDocument, CustomerCreateDocument } from "./customers.generated.ts";

const schema = async () => (await import("./customerSchema.ts")).customerSchema;
const uploadFace: Upload = (file, options) => uploadFile(file, { ...options, visibility: "link" });

export interface CustomerDrawerProps extends DrawerState {
  edited?: RecordProps<CustomerDetails>;
}

export function CustomerDrawer({ edited, ...drawer }: CustomerDrawerProps) {
  const words = useWords(customerList.texts);
  const copied = useCopied(CustomerCopyDocument);
  const mutate = useMutate();
  if (copied.loading) return null;
  const { id = "", customerId } = edited?.record ?? {};
  return (
    <RecordFormDrawer
      {...drawer}
      list={customerList}
      meta={edited ? words("numberOf", { number: customerId }) : words("form.addLine")}
      schema={schema}
      blank={copied.record ? { ...customerValues(copied.record), email: "" } : blank}
      inputOf={customerInput}
      name="customer"
      pathOf={customerPath}
      create={async (input) => (await mutate(CustomerCreateDocument, { input })).customerCreate}
      edited={
        edited && {
          ...edited,
          valuesOf: customerValues,
          update: async (input, expectedVersion) =>
            (await mutate(CustomerUpdateDocument, { id, input, expectedVersion })).customerUpdate,
          presence: `Customer:${id}`,
        }
      }
    >
      <TextField name="customer" label={words("fields.name")} required />
      <TextField name="email" label={words("fields.email")} required kind="ltr" />
      <CountryField name="countryCode" label={words("fields.country")} required />
      <TextField name="contact" label={words("fields.contact")} kind="ltr" help={words("form.contactHelp")} />
      <PicturesField
        name="avatar"
        label={words("fields.avatar")}
        upload={uploadFace}
        max={1}
        maxSize={5_000_000}
        ratio={1}
        help={words("form.avatarHelp")}
      />
    </RecordFormDrawer>
  );
}
