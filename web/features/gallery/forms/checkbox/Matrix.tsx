import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { CheckMatrix } from "#web/ui/form/fields/CheckMatrix.tsx";

const ways = z.array(z.string());
const schema = z.object({ deploys: ways, alerts: ways, bills: ways });

export const Matrix: Demo = { order: 50, keys: true, Piece };

function Piece() {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm
      demo="checkbox.Matrix"
      schema={schema}
      initial={{ deploys: ["console"], alerts: ["mail", "text", "console"], bills: ["mail"] }}
    >
      <CheckMatrix
        label={t("checkbox.Matrix.label")}
        rowHead={t("checkbox.Matrix.what")}
        columns={(["mail", "text", "console"] as const).map((value) => ({
          value,
          label: t(`checkbox.Matrix.${value}`),
        }))}
        rows={(["deploys", "alerts", "bills"] as const).map((name) => ({
          name,
          label: t(`checkbox.Matrix.${name}`),
        }))}
      />
    </TryForm>
  );
}
