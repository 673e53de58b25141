import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { FieldGrid } from "#web/ui/form/sections/FieldGrid.tsx";

const replicas = wholeNumber({ min: 0, max: 20 });
const schema = z
  .object({ least: replicas, most: replicas })
  .check(z.refine(({ least, most }) => least <= most, { path: ["most"], params: { code: "WRONG_ORDER" } }));

export const Crossed: Demo = { order: 40, keys: true, Piece };

function Piece() {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm demo="form-validation.Crossed" schema={schema} initial={{ least: 4, most: 2 }}>
      <FieldGrid>
        <NumberField
          name="least"
          label={t("form-validation.Crossed.least")}
          required
          step={1}
          min={0}
          max={20}
        />
        <NumberField
          name="most"
          label={t("form-validation.Crossed.most")}
          required
          step={1}
          min={0}
          max={20}
        />
      </FieldGrid>
    </TryForm>
  );
}
