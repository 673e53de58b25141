import { Button, Field, Input, mergeClasses, Spinner } from "@fluentui/react-components";
import { Mail20Regular } from "@fluentui/react-icons/svg/mail";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { toAppError } from "#web/lib/errors/appError.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { readLocale } from "#web/lib/texts/locale.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { schemaResolver } from "#web/ui/form/schemaResolver.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { usePasswordResetBeginMutation } from "./passwords.generated.ts";
import { ownFailures, passwordTexts } from "./passwordTexts.ts";
import { usePasswordStyles } from "./usePasswordStyles.ts";

const schema = z.object({ email: z.string().check(z.trim(), z.minLength(1), z.email(), z.maxLength(200)) });
const languages = { cn: "CN", en: "EN", ar: "AR", fr: "FR" } as const;

export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const styles = usePasswordStyles();
  const looks = useTextStyles();
  const words = useWords(passwordTexts);
  const { after } = useFormat();
  const [begin] = usePasswordResetBeginMutation();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: schemaResolver(schema),
    defaultValues: { email: "" },
  });
  const { errors, isSubmitting } = formState;
  const [wait, setWait] = useState(60);
  const submit = handleSubmit(({ email }) =>
    begin({ variables: { email, language: languages[readLocale()] } }).then(
      () => onSent(email),
      (thrown: unknown) => {
        const { code, retryAfter = 60 } = toAppError(thrown);
        setWait(retryAfter);
        if (code === "BAD_USER_INPUT") setError("email", { message: "NO_EMAIL" }, { shouldFocus: true });
        else setError("root", { message: ownFailures.includes(code) ? code : "other" });
      },
    ),
  );
  const problem = errors.email?.message;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void (isSubmitting ? event.preventDefault() : submit(event))}
    >
      <Field
        label={words("forgot.email")}
        validationMessage={problem && words(`errors.email.${problem === "REQUIRED" ? problem : "NO_EMAIL"}`)}
      >
        <Input
          className={styles.input}
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
      {errors.root && (
        <p className={styles.error} role="alert">
          {words(`errors.${errors.root.message || "NETWORK"}`, { when: after(wait) })}
        </p>
      )}
      <Button
        type="submit"
        appearance="primary"
        size="large"
        disabledFocusable={isSubmitting}
        {...(isSubmitting && { icon: <Spinner size="tiny" /> })}
      >
        {words(isSubmitting ? "forgot.sending" : "forgot.action")}
      </Button>
      <PlaceLink className={mergeClasses(looks.link, styles.back)} to="/login">
        {words("forgot.back")}
      </PlaceLink>
    </form>
  );
}
