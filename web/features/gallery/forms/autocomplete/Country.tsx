import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { CountryField } from "#web/ui/form/fields/CountryField.tsx";

const schema = z.object({ country: z.pipe(z.nullable(z.string()), text({ min: 2, max: 2 })) });

export const Country: Demo = { order: 50, keys: true, Piece };

function Piece() {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm demo="autocomplete.Country" schema={schema} initial={{ country: "CN" }}>
      <CountryField name="country" label={t("autocomplete.Country.label")} required />
    </TryForm>
  );
}
