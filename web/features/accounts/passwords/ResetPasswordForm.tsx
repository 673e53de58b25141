import { Button, Field, Spinner } from "@fluentui/react-components";
import { useForm, useWatch } from "react-hook-form";
import { toAppError } from "#web/lib/errors/appError.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PasswordInput } from "#web/features/accounts/shared/PasswordInput.tsx";
import { PasswordRules } from "#web/ui/form/checks/PasswordRules.tsx";
import { schemaResolver } from "#web/ui/form/schemaResolver.ts";
import { usePasswordResetFinishMutation } from "./passwords.generated.ts";
import { ownFailures, passwordTexts } from "./passwordTexts.ts";
import { usePasswordStyles } from "./usePasswordStyles.ts";

const schema = async () => (await import("#web/ui/form/checks/passwordSchema.ts")).passwordSchema;

export interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
  /** Called when the link no longer serves. */
  onGone: () => void;
}

export function ResetPasswordForm({ token, onDone, onGone }: ResetPasswordFormProps) {
  const styles = usePasswordStyles();
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
      else setError("root", { message: ownFailures.includes(code) ? code : "other" });
    }),
  );
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void (isSubmitting ? event.preventDefault() : submit(event))}
    >
      {(["password", "again"] as const).map((name) => {
        const problem = errors[name]?.message;
        return (
          <Field
            key={name}
            label={words(`fields.${name}`)}
            validationMessage={problem && words(`errors.${name}.${problem}`)}
          >
            <PasswordInput className={styles.input} autoComplete="new-password" {...register(name)} />
          </Field>
        );
      })}
      <PasswordRules texts={passwordTexts} password={password} />
      {errors.root && (
        <p className={styles.error} role="alert">
          {words(`errors.${errors.root.message || "NETWORK"}`)}
        </p>
      )}
      <Button
        type="submit"
        appearance="primary"
        size="large"
        disabledFocusable={isSubmitting}
        {...(isSubmitting && { icon: <Spinner size="tiny" /> })}
      >
        {words(isSubmitting ? "reset.saving" : "reset.action")}
      </Button>
    </form>
  );
}
