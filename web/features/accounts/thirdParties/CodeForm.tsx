import { Field } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { AuthForm } from "#web/ui/auth/AuthForm.tsx";
import { authFailure } from "#web/features/accounts/shared/authFailures.ts";
import { OtpInput } from "#web/ui/auth/OtpInput.tsx";
import { useSignedIn } from "#web/features/accounts/shared/useSignedIn.ts";
import { toAppError } from "#web/lib/errors/appError.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { schemaResolver } from "#web/ui/form/schemaResolver.ts";
import { ThirdPartySignInDocument } from "./thirdParties.generated.ts";
import type { Further } from "./useWayBack.ts";

const schema = z.object({ otp: z.string().check(z.trim(), z.minLength(1)) });

export interface CodeFormProps extends Further {
  /** Called when the ticket no longer serves. */
  onGone: (thrown: unknown) => void;
}

export function CodeForm({ ticketToken, remember, to, onGone }: CodeFormProps) {
  const { t } = useTranslation("accounts");
  const { after } = useFormat();
  const mutate = useMutate();
  const signedIn = useSignedIn();
  const [wait, setWait] = useState(60);
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: schemaResolver(schema),
    defaultValues: { otp: "" },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus("otp"), [setFocus]);
  const submit = handleSubmit(async ({ otp }) => {
    try {
      await mutate(ThirdPartySignInDocument, { ticketToken, otp, remember });
      await signedIn(to);
    } catch (thrown) {
      const { code } = toAppError(thrown);
      if (code === "CHALLENGE_EXPIRED") return onGone(thrown);
      const { message, wait } = authFailure(thrown);
      setWait(wait);
      if (code === "TWO_FACTOR_REQUIRED") setError("otp", { message: code }, { shouldFocus: true });
      else setError("root", { message });
    }
  });
  const problem = (message: string | undefined) =>
    message && t(`errors.${message === "REQUIRED" ? "otpRequired" : message}`, { when: after(wait) });
  return (
    <AuthForm
      onSubmit={submit}
      isSubmitting={isSubmitting}
      problem={problem(errors.root?.message)}
      action={t("submit")}
      waiting={t("submitting")}
      below={{ label: t("ui:auth.back"), to: "/login" }}
    >
      <Field label={t("otp")} hint={t("otpHint")} validationMessage={problem(errors.otp?.message)}>
        <OtpInput {...register("otp")} />
      </Field>
    </AuthForm>
  );
}
