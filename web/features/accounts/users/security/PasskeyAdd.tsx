import { makePasskey } from "#web/features/accounts/shared/passkeys.ts";
import {
  PasskeyAddBeginDocument,
  PasskeyAddFinishDocument,
} from "#web/features/accounts/users/profile.generated.ts";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import type { MethodDrawerProps } from "./methodDrawer.ts";
import { PasswordNowField } from "./PasswordNowField.tsx";
import { useSecure } from "./useSecure.ts";

const schema = async () => (await import("./securitySchemas.ts")).passkeyAddSchema;
const initial = { password: "", name: "" };

export function PasskeyAdd({ username, open, onClose }: MethodDrawerProps) {
  const words = useWords(`${profileTexts}:passkeys`);
  const mutate = useMutate();
  const secure = useSecure();
  const add = async ({ password, name }: typeof initial) => {
    const { options } = await mutate(PasskeyAddBeginDocument, { password });
    const credential = await makePasskey(options);
    await secure(PasskeyAddFinishDocument, { credential, name: name || null });
    onClose();
    showToast({ tone: "success", text: words("added") });
  };
  return (
    <FormDrawer
      open={open}
      title={words("addTitle")}
      meta={words("addLine")}
      schema={schema}
      initial={initial}
      submitLabel={words("continue")}
      onSubmit={add}
      onClose={onClose}
    >
      <PasswordNowField username={username} />
      <TextField name="name" label={words("name")} help={words("nameHelp")} />
    </FormDrawer>
  );
}
