import { useApolloClient } from "@apollo/client/react";
import type * as z from "zod/mini";
import { fetchUncached } from "#web/lib/graphql/operations.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { RecordFormDrawer } from "#web/ui/record/RecordFormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { FieldGrid, WholeRow } from "#web/ui/form/sections/FieldGrid.tsx";
import { CountryField } from "#web/ui/form/fields/CountryField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { CustomerDetailDocument } from "#web/features/ecommerce/customers/data/customer.generated.ts";
import type { Address, CustomerDetails } from "#web/features/ecommerce/customers/data/customerDetails.ts";
import type { addressSchema } from "./accountSchemas.ts";
import { addressKinds } from "./accountValues.ts";
import {
  CustomerAddressCreateDocument,
  CustomerAddressMakeDefaultDocument,
  CustomerAddressUpdateDocument,
} from "./customerAccount.generated.ts";

const schema = async () => (await import("./accountSchemas.ts")).addressSchema;

type AddressValues = z.output<typeof addressSchema>;
type AddressInput = Omit<AddressValues, "countryCode"> & { countryCode: string | null };

const texts = "ecommerceCustomers:addresses";

export interface AddressDrawerProps extends DrawerState {
  customer: CustomerDetails;
  address: Address | undefined;
}

export function AddressDrawer({ customer, address, ...drawer }: AddressDrawerProps) {
  const words = useWords(texts);
  const customerWords = useWords("ecommerceCustomers");
  const mutate = useMutate();
  const edited = useEditedAddress(customer, address);
  const isDefault = address?.isDefault === true;
  return (
    <RecordFormDrawer
      {...drawer}
      list={{ texts }}
      meta={customer.customer}
      schema={schema}
      blank={blankOf(customer)}
      // An address is replaced as a whole.
      inputOf={(input: AddressValues) => ({ input })}
      create={async ({ input }) =>
        (await mutate(CustomerAddressCreateDocument, { customerId: customer.id, input })).created
      }
      edited={edited}
    >
      <TextField name="name" label={words("fields.name")} required />
      <SelectField
        name="kind"
        label={words("fields.kind")}
        options={optionsOf(words, "kinds", addressKinds)}
      />
      <CountryField name="countryCode" label={customerWords("fields.country")} required />
      <TextField name="line1" label={words("fields.line1")} required />
      <TextField name="line2" label={words("fields.line2")} />
      <FieldGrid>
        <TextField name="city" label={words("fields.city")} required />
        <TextField name="postalCode" label={words("fields.postalCode")} kind="ltr" />
        <WholeRow>
          <TextField name="region" label={words("fields.region")} />
        </WholeRow>
      </FieldGrid>
      <TextField name="phone" label={customerWords("fields.contact")} kind="ltr" help={words("phoneHelp")} />
      <SwitchField
        name="isDefault"
        label={words("fields.isDefault")}
        disabled={isDefault}
        {...(isDefault && { help: words("isDefaultHelp") })}
      />
    </RecordFormDrawer>
  );
}

function useEditedAddress({ id: customerId, account }: CustomerDetails, address: Address | undefined) {
  const client = useApolloClient();
  const mutate = useMutate();
  if (!address) return undefined;
  const { id } = address;
  const find = ({ addresses, version }: CustomerDetails["account"]) => {
    const found = addresses.find((one) => one.id === id);
    return found && { ...found, version };
  };
  const usual = account.addresses.find(({ isDefault }) => isDefault);
  return {
    record: { ...address, version: account.version },
    reload: async () => {
      const { record } = await fetchUncached(client, CustomerDetailDocument, { id: customerId });
      return record ? find(record.account) : undefined;
    },
    valuesOf,
    update: async ({ input = valuesOf(address) }: { input?: AddressValues }, expectedVersion: number) => {
      const change = { customerId, id, input, expectedVersion };
      const { saved } = await mutate(CustomerAddressUpdateDocument, change);
      if (input.isDefault || !usual || !find(saved)?.isDefault) return saved;
      // The gateway takes the default from an address only by giving it to another one.
      return (await mutate(CustomerAddressMakeDefaultDocument, { customerId, id: usual.id })).saved;
    },
  };
}

function valuesOf(address: Address): AddressValues {
  const { kind, name, line1, line2, city, region, postalCode, countryCode, phone, isDefault } = address;
  return { kind, name, line1, line2, city, region, postalCode, countryCode, phone, isDefault };
}

const empty = { kind: "HOME", line1: "", line2: "", city: "", region: "", postalCode: "" } as const;

const blankOf = ({
  customer: name,
  countryCode,
  contact: phone,
  account,
}: CustomerDetails): AddressInput => ({
  ...empty,
  name,
  countryCode,
  phone,
  isDefault: account.addresses.length === 0,
});
