import { sessionChanged } from "#web/lib/session/session.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { PasswordRules } from "#web/ui/form/sections/PasswordRules.tsx";
import { OwnPasswordChangeDocument } from "#web/features/accounts/users/profile.generated.ts";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";
import type { MethodDrawerProps } from "./methodDrawer.ts";
import { useSecure } from "./useSecure.ts";

const schema = async () => (await import("./securitySchemas.ts")).passwordChangeSchema;
const initial = { currentPassword: "", password: "", again: "" };

export function PasswordDrawer({ username, open, onClose }: MethodDrawerProps) {
  const texts = `${profileTexts}:password`;
  const words = useWords(texts);
  const secure = useSecure();
  const save = async ({ currentPassword, password }: typeof initial) => {
    await secure(OwnPasswordChangeDocument, { currentPassword, password });
    // The session goes on with another token: the sockets of all its windows are opened anew with it.
    sessionChanged();
    onClose();
    showToast({ tone: "success", text: words("changed") });
  };
  return (
    <FormDrawer
      open={open}
      title={words("action")}
      meta={words("line")}
      schema={schema}
      initial={initial}
      submitLabel={words("action")}
      onSubmit={save}
      onClose={onClose}
    >
      <input hidden readOnly name="username" autoComplete="username" value={username} />
      <TextField
        name="currentPassword"
        label={words("fields.currentPassword")}
        required
        kind="password"
        autoComplete="current-password"
      />
      {(["password", "again"] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={words(`fields.${name}`)}
          required
          kind="password"
          autoComplete="new-password"
        />
      ))}
      <PasswordRules texts={texts} />
    </FormDrawer>
  );
}
