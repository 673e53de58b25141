import { useTranslation } from "react-i18next";
import { CountryField } from "#web/ui/form/fields/CountryField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { FieldGrid, WholeRow } from "#web/ui/form/sections/FieldGrid.tsx";

export function AddressFields() {
  const { t } = useTranslation("frontPages");
  return (
    <FieldGrid>
      <TextField name="name" label={t("address.name")} required autoComplete="name" />
      <TextField name="email" label={t("address.email")} required kind="ltr" autoComplete="email" />
      <WholeRow>
        <TextField name="street" label={t("address.street")} required autoComplete="street-address" />
      </WholeRow>
      <TextField name="city" label={t("address.city")} required autoComplete="address-level2" />
      <TextField
        name="postcode"
        label={t("address.postcode")}
        required
        kind="ltr"
        autoComplete="postal-code"
      />
      <WholeRow>
        <CountryField name="countryCode" label={t("address.country")} required />
      </WholeRow>
    </FieldGrid>
  );
}
