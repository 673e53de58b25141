import { useState } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import {
  TwoFactorBeginDocument,
  type TwoFactorBeginMutation,
  TwoFactorConfirmDocument,
} from "#web/features/accounts/users/profile.generated.ts";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";
import { CodeField } from "./CodeField.tsx";
import type { MethodDrawerProps } from "./methodDrawer.ts";
import { PasswordNowField } from "./PasswordNowField.tsx";
import { SecretToScan } from "./SecretToScan.tsx";
import { useRecoveryCodes } from "./useRecoveryCodes.tsx";
import { useSecure } from "./useSecure.ts";

const beginSchema = async () => (await import("./securitySchemas.ts")).beginSchema;
const codeSchema = async () => (await import("./securitySchemas.ts")).codeSchema;
const initial = { password: "", otp: "" };

export function TwoFactorSetUp({ username, open, onClose }: MethodDrawerProps) {
  const words = useWords(`${profileTexts}:setUp`);
  const secure = useSecure();
  const [begun, setBegun] = useState<TwoFactorBeginMutation["begun"]>();
  const [shown, show] = useRecoveryCodes(onClose);
  const next = async ({ password, otp }: typeof initial) => {
    if (begun) show((await secure(TwoFactorConfirmDocument, { otp: otp.trim() })).codes);
    else setBegun((await secure(TwoFactorBeginDocument, { password })).begun);
  };
  return (
    <FormDrawer
      open={open}
      title={words("title")}
      meta={words(begun ? "scanStep" : "passwordStep")}
      schema={begun ? codeSchema : beginSchema}
      initial={initial}
      submitLabel={words(begun ? "confirm" : "begin")}
      onSubmit={next}
      onClose={onClose}
      {...shown}
    >
      {begun ? (
        <>
          <SecretToScan {...begun} />
          <CodeField autoFocus help={words("codeHelp")} />
        </>
      ) : (
        <PasswordNowField username={username} />
      )}
    </FormDrawer>
  );
}
