import { Field } from "@fluentui/react-components";
import { useForm, useWatch } from "react-hook-form";
import { toAppError } from "#web/lib/errors/appError.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { authFailure } from "#web/features/accounts/shared/authFailures.ts";
import { AuthForm } from "#web/ui/auth/AuthForm.tsx";
import { PasswordInput } from "#web/ui/auth/PasswordInput.tsx";
import { PasswordRuleList } from "#web/ui/form/checks/PasswordRuleList.tsx";
import { schemaResolver } from "#web/ui/form/schemaResolver.ts";
import { usePasswordResetFinishMutation } from "./passwords.generated.ts";
import { passwordTexts } from "./passwordTexts.ts";

const schema = async () => (await import("#web/ui/form/checks/passwordSchema.ts")).passwordSchema;

export interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
  /** Called when the link no longer serves. */
  onGone: () => void;
}

export function ResetPasswordForm({ token, onDone, onGone }: ResetPasswordFormProps) {
  const words = useWords(passwordTexts);
  const [finish] = usePasswordResetFinishMutation();
  const { register, handleSubmit, setError, control, formState } = useForm({
    resolver: schemaResolver(schema),
    defaultValues: { password: "", again: "" },
  });
  const { errors, isSubmitting } = formState;
  const password = useWatch({ control, name: "password" });
  const submit = handleSubmit(({ password }) =>
    finish({ variables: { token, password } }).then(onDone, (thrown: unknown) => {
      const { code } = toAppError(thrown);
      if (code === "LINK_EXPIRED") onGone();
      else if (code === "BAD_USER_INPUT") setError("password", { message: "WEAK" }, { shouldFocus: true });
      else setError("root", { message: authFailure(thrown).message });
    }),
  );
  return (
    <AuthForm
      onSubmit={submit}
      isSubmitting={isSubmitting}
      problem={errors.root && words(`errors.${errors.root.message || "NETWORK"}`)}
      action={words("reset.action")}
      waiting={words("reset.saving")}
    >
      {(["password", "again"] as const).map((name) => {
        const problem = errors[name]?.message;
        return (
          <Field
            key={name}
            label={words(`fields.${name}`)}
            validationMessage={problem && words(`errors.${name}.${problem}`)}
          >
            <PasswordInput autoComplete="new-password" {...register(name)} />
          </Field>
        );
      })}
      <PasswordRuleList texts={passwordTexts} password={password} />
    </AuthForm>
  );
}
