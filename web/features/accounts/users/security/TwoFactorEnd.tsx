import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { TwoFactorEndDocument } from "#web/features/accounts/users/profile.generated.ts";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";
import { CodeField } from "./CodeField.tsx";
import type { MethodDrawerProps } from "./methodDrawer.ts";
import { PasswordNowField } from "./PasswordNowField.tsx";
import { useSecure } from "./useSecure.ts";

const schema = async () => (await import("./securitySchemas.ts")).endSchema;
const initial = { password: "", otp: "" };

export function TwoFactorEnd({ username, open, onClose }: MethodDrawerProps) {
  const words = useWords(`${profileTexts}:end`);
  const secure = useSecure();
  const end = async ({ password, otp }: typeof initial) => {
    await secure(TwoFactorEndDocument, { password, otp: otp.trim() });
    onClose();
    showToast({ tone: "success", text: words("ended") });
  };
  return (
    <FormDrawer
      open={open}
      title={words("action")}
      meta={words("line")}
      schema={schema}
      initial={initial}
      submitLabel={words("submit")}
      onSubmit={end}
      onClose={onClose}
    >
      <PasswordNowField username={username} />
      <CodeField help={words("codeHelp")} />
    </FormDrawer>
  );
}
