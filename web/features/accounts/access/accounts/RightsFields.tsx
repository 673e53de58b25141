import { useTranslation } from "react-i18next";
import { useWords } from "#web/lib/texts/words.ts";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { accessRoles, accountTexts } from "./accountRoles.ts";

/** The rights of an account, and the password of whoever gives them. */
export function RightsFields({ username }: { username: string }) {
  const { t } = useTranslation("access");
  const words = useWords(accountTexts);
  return (
    <>
      <SelectField
        name="role"
        label={words("fields.role")}
        required
        options={accessRoles.map((role) => ({ value: role, label: t(`roles.${role}.name`) }))}
      />
      <input hidden readOnly name="username" autoComplete="username" value={username} />
      <TextField
        name="password"
        label={words("fields.password")}
        help={words("passwordHelp")}
        required
        kind="password"
        autoComplete="current-password"
      />
    </>
  );
}
