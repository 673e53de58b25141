import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { AppError } from "#web/lib/errors/appError.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { Form } from "#web/ui/form/Form.tsx";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";

const schema = z.object({ code: text({ min: 1, max: 40 }) });
const initial = { code: "" };

export const Refused: Demo = { order: 20, controls: ["error"], keys: true, Piece };

function Piece({ error }: DemoProps) {
  const { t } = useTranslation(["galleryForms", "galleryDemos"]);
  return (
    <Form
      label={t("galleryDemos:forms.form-validation.Refused")}
      schema={schema}
      initial={initial}
      stays
      submitLabel={t("form-validation.Refused.redeem")}
      onCancel={() => undefined}
      onSubmit={async ({ code }) => {
        if (error) throw new AppError("NETWORK", "");
        if (code !== "BERTH-2026")
          throw new AppError("BAD_USER_INPUT", "", {
            fields: { "input.code": { code: "UNKNOWN", message: "" } },
          });
        showToast({ tone: "success", text: t("form-validation.Refused.redeemed") });
      }}
    >
      <TextField
        name="code"
        label={t("form-validation.Refused.code")}
        required
        kind="ltr"
        help={t("form-validation.Refused.help")}
      />
    </Form>
  );
}
