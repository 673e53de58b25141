import { Field, Input } from "@fluentui/react-components";
import { Mail20Regular } from "@fluentui/react-icons/svg/mail";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { toAppError } from "#web/lib/errors/appError.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { authFailure } from "#web/features/accounts/shared/authFailures.ts";
import { AuthForm } from "#web/ui/auth/AuthForm.tsx";
import { useCaptcha } from "#web/features/accounts/shared/useCaptcha.ts";
import { mailLanguage } from "#web/features/accounts/shared/mailLanguage.ts";
import { schemaResolver } from "#web/ui/form/schemaResolver.ts";
import { usePasswordResetBeginMutation } from "./passwords.generated.ts";
import { passwordTexts } from "./passwordTexts.ts";

const schema = z.object({ email: z.string().check(z.trim(), z.minLength(1), z.email(), z.maxLength(200)) });

export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const words = useWords(passwordTexts);
  const { t } = useTranslation("accounts");
  const { after } = useFormat();
  const [begin] = usePasswordResetBeginMutation();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: schemaResolver(schema),
    defaultValues: { email: "" },
  });
  const { errors, isSubmitting } = formState;
  const [wait, setWait] = useState(60);
  const captcha = useCaptcha();
  const send = async (email: string) =>
    await begin({ variables: { email, language: mailLanguage(), captcha: await captcha() } });
  const submit = handleSubmit(({ email }) =>
    send(email).then(
      () => onSent(email),
      (thrown: unknown) => {
        if (toAppError(thrown).code === "BAD_USER_INPUT") {
          setError("email", { message: "NO_EMAIL" }, { shouldFocus: true });
          return;
        }
        const { message, wait } = authFailure(thrown);
        setWait(wait);
        setError("root", { message });
      },
    ),
  );
  const problem = errors.email?.message;
  return (
    <AuthForm
      onSubmit={submit}
      isSubmitting={isSubmitting}
      problem={errors.root && words(`errors.${errors.root.message || "NETWORK"}`, { when: after(wait) })}
      action={words("forgot.action")}
      waiting={words("forgot.sending")}
      below={{ label: t("ui:auth.back"), to: "/login" }}
    >
      <Field
        label={words("forgot.email")}
        validationMessage={problem && words(`errors.email.${problem === "REQUIRED" ? problem : "NO_EMAIL"}`)}
      >
        <Input
          type="email"
          size="large"
          dir="ltr"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          contentBefore={<Mail20Regular />}
          {...register("email")}
        />
      </Field>
    </AuthForm>
  );
}
