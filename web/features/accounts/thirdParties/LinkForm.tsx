import { Field, Input } from "@fluentui/react-components";
import { Person20Regular } from "@fluentui/react-icons/svg/person";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { AuthForm } from "#web/ui/auth/AuthForm.tsx";
import { authFailure } from "#web/features/accounts/shared/authFailures.ts";
import { OtpInput } from "#web/ui/auth/OtpInput.tsx";
import { PasswordInput } from "#web/ui/auth/PasswordInput.tsx";
import { useSignedIn } from "#web/features/accounts/shared/useSignedIn.ts";
import { toAppError } from "#web/lib/errors/appError.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { schemaResolver } from "#web/ui/form/schemaResolver.ts";
import type { CodeFormProps } from "./CodeForm.tsx";
import { thirdPartyTexts } from "./thirdPartyTexts.ts";
import { type LinkCredentials, useSignInToLink } from "./useSignInToLink.ts";

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1)),
  password: z.string().check(z.minLength(1)),
  otp: z.string().check(z.trim()),
});
const gone = ["CHALLENGE_EXPIRED", "LINKED_ELSEWHERE"];

export function LinkForm({ ticketToken, remember, to, onGone, name }: CodeFormProps & { name: string }) {
  const { t } = useTranslation("accounts");
  const words = useWords(thirdPartyTexts);
  const { after } = useFormat();
  const signedIn = useSignedIn();
  const signIn = useSignInToLink(ticketToken, remember);
  const [wait, setWait] = useState(60);
  const [asksForCode, askForCode] = useState(false);
  const { register, handleSubmit, setError, setFocus, formState } = useForm<LinkCredentials>({
    resolver: schemaResolver(schema),
    defaultValues: { name: "", password: "", otp: "" },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus(asksForCode ? "otp" : "name"), [asksForCode, setFocus]);
  const refused = (thrown: unknown) => {
    const { code, fields } = toAppError(thrown);
    if (gone.includes(code)) return onGone(thrown);
    const { message, wait } = authFailure(thrown);
    setWait(wait);
    if (code === "TWO_FACTOR_REQUIRED") {
      if (asksForCode)
        setError(
          "otp",
          { message: fields["otp"]?.code === "REQUIRED" ? "REQUIRED" : code },
          { shouldFocus: true },
        );
      askForCode(true);
    } else if (code === "INVALID_CREDENTIALS") setError("name", { message: code }, { shouldFocus: true });
    else setError("root", { message });
  };
  const submit = handleSubmit(async (credentials) => {
    try {
      await signIn(credentials);
      await signedIn(to);
    } catch (thrown) {
      refused(thrown);
    }
  });
  const problem = (field: string, message: string | undefined) =>
    message && t(`errors.${message === "REQUIRED" ? `${field}Required` : message}`, { when: after(wait) });
  return (
    <AuthForm
      onSubmit={submit}
      isSubmitting={isSubmitting}
      problem={problem("", errors.root?.message)}
      action={words("unknown.action", { name })}
      waiting={t("submitting")}
      below={{ text: t("noAccount"), label: t("registerNow"), to: "/register" }}
    >
      <Field label={t("name")} validationMessage={problem("name", errors.name?.message)}>
        <Input
          size="large"
          dir="auto"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          contentBefore={<Person20Regular />}
          {...register("name")}
        />
      </Field>
      <Field label={t("password")} validationMessage={problem("password", errors.password?.message)}>
        <PasswordInput {...register("password")} />
      </Field>
      {asksForCode && (
        <Field label={t("otp")} hint={t("otpHint")} validationMessage={problem("otp", errors.otp?.message)}>
          <OtpInput {...register("otp")} />
        </Field>
      )}
    </AuthForm>
  );
}
