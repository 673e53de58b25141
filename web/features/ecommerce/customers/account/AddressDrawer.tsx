import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type * as z from "zod/mini";
import { useCountries, useCountryName } from "#web/lib/texts/countries.ts";
import { fetchUncached } from "#web/lib/graphql/operations.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { ComboField } from "#web/ui/form/fields/ComboField.tsx";
import { FieldGrid, WholeRow } from "#web/ui/form/FieldGrid.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import type { addressSchema } from "./accountSchemas.ts";
import { addressKinds } from "./accountValues.ts";
import { CustomerDetailDocument } from "#web/features/ecommerce/customers/data/customer.generated.ts";
import type { Address, CustomerDetails } from "#web/features/ecommerce/customers/data/customerDetails.ts";
import {
  useCustomerAddressCreateMutation,
  useCustomerAddressUpdateMutation,
} from "./customerAccount.generated.ts";

const schema = async () => (await import("./accountSchemas.ts")).addressSchema;

type AddressValues = z.output<typeof addressSchema>;
type AddressInput = Omit<AddressValues, "countryCode"> & { countryCode: string | null };

export interface AddressDrawerProps {
  open: boolean;
  customer: CustomerDetails;
  address: Address | undefined;
  onClose: () => void;
}

export function AddressDrawer({ open, customer, address, onClose }: AddressDrawerProps) {
  const { t } = useTranslation("ecommerceCustomers");
  const client = useApolloClient();
  const countries = useCountries();
  const countryName = useCountryName();
  const [create] = useCustomerAddressCreateMutation();
  const [update] = useCustomerAddressUpdateMutation();
  const version = useRef(customer.account.version);
  const initial = useRef<AddressInput>(address ? valuesOf(address) : blank(customer)).current;

  const save = async (input: AddressValues) => {
    if (address)
      await update({
        variables: { customerId: customer.id, id: address.id, input, expectedVersion: version.current },
      });
    else await create({ variables: { customerId: customer.id, input } });
    onClose();
    showToast({ tone: "success", text: t(address ? "addresses.saved" : "addresses.added") });
  };
  const loadCurrent = async () => {
    const now = await fetchUncached(client, CustomerDetailDocument, { id: customer.id });
    const account = now.record?.account;
    const current = account?.addresses.find(({ id }) => id === address?.id);
    return (
      account &&
      current && {
        values: valuesOf(current),
        accept: () => {
          version.current = account.version;
        },
      }
    );
  };
  const title = t(address ? "addresses.edit" : "addresses.add");
  return (
    <FormDrawer
      open={open}
      title={title}
      meta={customer.customer}
      schema={schema}
      initial={initial}
      submitLabel={t(address ? "save" : "addresses.add")}
      onSubmit={save}
      {...(address && { loadCurrent })}
      onClose={onClose}
    >
      <TextField name="name" label={t("addresses.fields.name")} required />
      <SelectField
        name="kind"
        label={t("addresses.fields.kind")}
        options={addressKinds.map((value) => ({ value, label: t(`addresses.kinds.${value}`) }))}
      />
      <ComboField
        name="countryCode"
        label={t("fields.country")}
        required
        placeholder={t("form.countryHint")}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        labelOf={countryName}
      />
      <TextField name="line1" label={t("addresses.fields.line1")} required />
      <TextField name="line2" label={t("addresses.fields.line2")} />
      <FieldGrid>
        <TextField name="city" label={t("addresses.fields.city")} required />
        <TextField name="postalCode" label={t("addresses.fields.postalCode")} kind="ltr" />
        <WholeRow>
          <TextField name="region" label={t("addresses.fields.region")} />
        </WholeRow>
      </FieldGrid>
      <TextField name="phone" label={t("fields.contact")} kind="ltr" help={t("addresses.phoneHelp")} />
      <SwitchField
        name="isDefault"
        label={t("addresses.fields.isDefault")}
        disabled={address?.isDefault === true}
        {...(address?.isDefault === true && { help: t("addresses.isDefaultHelp") })}
      />
    </FormDrawer>
  );
}

function valuesOf({
  kind,
  name,
  line1,
  line2,
  city,
  region,
  postalCode,
  countryCode,
  phone,
  isDefault,
}: Address): AddressValues {
  return { kind, name, line1, line2, city, region, postalCode, countryCode, phone, isDefault };
}

function blank({ customer, countryCode, contact, account }: CustomerDetails): AddressInput {
  const isDefault = account.addresses.length === 0;
  return {
    kind: "HOME",
    name: customer,
    line1: "",
    line2: "",
    city: "",
    region: "",
    postalCode: "",
    countryCode,
    phone: contact,
    isDefault,
  };
}
