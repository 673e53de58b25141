import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import { RecoveryCodesRenewDocument } from "#web/features/accounts/users/profile.generated.ts";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";
import type { MethodDrawerProps } from "./methodDrawer.ts";
import { PasswordNowField } from "./PasswordNowField.tsx";
import { useRecoveryCodes } from "./useRecoveryCodes.tsx";
import { useSecure } from "./useSecure.ts";

const schema = async () => (await import("./securitySchemas.ts")).renewSchema;
const initial = { password: "" };

export function RecoveryCodesRenewal({ username, open, onClose }: MethodDrawerProps) {
  const words = useWords(`${profileTexts}:renew`);
  const secure = useSecure();
  const [shown, show] = useRecoveryCodes(onClose);
  return (
    <FormDrawer
      open={open}
      title={words("action")}
      meta={words("line")}
      schema={schema}
      initial={initial}
      submitLabel={words("submit")}
      onSubmit={async (given) => show((await secure(RecoveryCodesRenewDocument, given)).codes)}
      onClose={onClose}
      {...shown}
    >
      <PasswordNowField username={username} />
    </FormDrawer>
  );
}
