import { useTranslation } from "react-i18next";
import { useCountries, useCountryName } from "#web/lib/texts/countries.ts";
import type { FieldDeclaration } from "#web/ui/form/field/useFormField.ts";
import { ComboField } from "./ComboField.tsx";

/** A field for a country, found by typing its name. The form holds its code of ISO 3166, two capitals, or null. */
export function CountryField(field: Pick<FieldDeclaration, "name" | "label" | "required" | "help">) {
  const { t } = useTranslation("ui");
  const countries = useCountries();
  return (
    <ComboField
      {...field}
      placeholder={t("form.countryHint")}
      options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      labelOf={useCountryName()}
    />
  );
}
