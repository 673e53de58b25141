import { useTranslation } from "react-i18next";
import { useCountries, useCountryName } from "#web/lib/texts/countries.ts";
import { type Upload, uploadFile } from "#web/lib/connection/uploads.ts";
import { ComboField } from "#web/ui/form/fields/ComboField.tsx";
import { PicturesField } from "#web/ui/form/files/PicturesField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";

const uploadFace: Upload = (file, options) => uploadFile(file, { ...options, visibility: "link" });

export function CustomerFields() {
  const { t } = useTranslation("ecommerceCustomers");
  const countries = useCountries();
  const countryName = useCountryName();
  return (
    <>
      <TextField name="customer" label={t("fields.name")} required />
      <TextField name="email" label={t("fields.email")} required kind="ltr" />
      <ComboField
        name="countryCode"
        label={t("fields.country")}
        required
        placeholder={t("form.countryHint")}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        labelOf={countryName}
      />
      <TextField name="contact" label={t("fields.contact")} kind="ltr" help={t("form.contactHelp")} />
      <PicturesField
        name="avatar"
        label={t("fields.avatar")}
        upload={uploadFace}
        max={1}
        maxSize={5_000_000}
        ratio={1}
        help={t("form.avatarHelp")}
      />
    </>
  );
}
