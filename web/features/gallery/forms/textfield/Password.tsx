import { useTranslation } from "react-i18next";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import { passwordSchema } from "#web/ui/form/checks/passwordSchema.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { PasswordRules } from "#web/ui/form/sections/PasswordRules.tsx";

export const Password: Demo = { order: 30, controls: ["disabled", "error"], keys: true, Piece };

function Piece({ disabled, error }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm
      demo="textfield.Password"
      schema={passwordSchema}
      initial={{ password: "", again: "" }}
      wrong={error && { password: "WEAK" }}
    >
      {(["password", "again"] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(name === "again" ? "textfield.Password.again" : "words.password")}
          required
          kind="password"
          autoComplete="new-password"
          disabled={disabled}
        />
      ))}
      <PasswordRules texts="galleryForms:textfield.Password" />
    </TryForm>
  );
}
