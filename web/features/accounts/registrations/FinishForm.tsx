import { Field, Input } from "@fluentui/react-components";
import { Person20Regular } from "@fluentui/react-icons/svg/person";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { toAppError } from "#web/lib/errors/appError.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { authFailure } from "#web/features/accounts/shared/authFailures.ts";
import { AuthForm } from "#web/ui/auth/AuthForm.tsx";
import { PasswordInput } from "#web/ui/auth/PasswordInput.tsx";
import { schemaResolver } from "#web/ui/form/schemaResolver.ts";
import { useRegistrationFinishMutation } from "./registrations.generated.ts";
import { registrationTexts } from "./registrationTexts.ts";

const schema = z.object({
  password: z.string().check(z.minLength(1)),
  username: z.string().check(z.trim()),
});

export interface FinishFormProps {
  token: string;
  onDone: () => void;
  /** Called when the link no longer serves. */
  onGone: () => void;
}

export function FinishForm({ token, onDone, onGone }: FinishFormProps) {
  const words = useWords(registrationTexts);
  const { after } = useFormat();
  const [finish] = useRegistrationFinishMutation();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: schemaResolver(schema),
    defaultValues: { password: "", username: "" },
  });
  const { errors, isSubmitting } = formState;
  const [wait, setWait] = useState(60);
  const [asksForName, askForName] = useState(false);
  useEffect(() => {
    if (asksForName) setFocus("username");
  }, [asksForName, setFocus]);
  const submit = handleSubmit(({ password, username }) =>
    finish({ variables: { token, password, username: username || null } }).then(onDone, (thrown: unknown) => {
      const { code, fields } = toAppError(thrown);
      if (code === "LINK_EXPIRED") onGone();
      else if (code === "INVALID_CREDENTIALS")
        setError("password", { message: "WRONG" }, { shouldFocus: true });
      else if (code === "BAD_USER_INPUT") {
        askForName(true);
        setError("username", { message: fields["username"]?.code === "TAKEN" ? "TAKEN" : "INVALID" });
      } else {
        const { message, wait } = authFailure(thrown);
        setWait(wait);
        setError("root", { message });
      }
    }),
  );
  const [password, name] = [errors.password?.message, errors.username?.message];
  return (
    <AuthForm
      onSubmit={submit}
      isSubmitting={isSubmitting}
      problem={errors.root && words(`errors.${errors.root.message || "NETWORK"}`, { when: after(wait) })}
      action={words("finish.action")}
      waiting={words("finish.waiting")}
    >
      <Field
        label={words("fields.password")}
        validationMessage={password && words(`errors.password.${password}`)}
      >
        <PasswordInput {...register("password")} />
      </Field>
      {asksForName && (
        <Field
          label={words("fields.username")}
          hint={words("usernameHint")}
          validationMessage={name && words(`errors.username.${name}`)}
        >
          <Input
            size="large"
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            autoComplete="username"
            contentBefore={<Person20Regular />}
            {...register("username")}
          />
        </Field>
      )}
    </AuthForm>
  );
}
