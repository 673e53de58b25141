import { Checkbox, Field, Input, makeStyles, mergeClasses } from "@fluentui/react-components";
import { Person20Regular } from "@fluentui/react-icons/svg/person";
import { useEffect, useEffectEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { AuthForm } from "#web/ui/auth/AuthForm.tsx";
import { OtpInput } from "#web/ui/auth/OtpInput.tsx";
import { PasswordInput } from "#web/ui/auth/PasswordInput.tsx";
import { toAppError } from "#web/lib/errors/appError.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { schemaResolver } from "#web/ui/form/schemaResolver.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { PasskeySignIn } from "./PasskeySignIn.tsx";
import { useThirdPartiesQuery } from "./sessions.generated.ts";
import { type Credentials, useSignIn } from "./useSignIn.ts";
import { readWrittenForm } from "./writtenForm.ts";

const ThirdPartySignIns = lazyComponent(() => import("./ThirdPartySignIns.tsx"), "ThirdPartySignIns");

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1)),
  password: z.string().check(z.minLength(1)),
  remember: z.boolean(),
  otp: z.string().check(z.trim()),
});

const everyWay = ["ACCOUNT_SUSPENDED", "TOO_MANY_REQUESTS", "NETWORK"];
const ownTexts = ["INVALID_CREDENTIALS", ...everyWay];
const otherTexts = ["CHALLENGE_EXPIRED", "PASSKEY_COPIED", "PASSKEY_CANCELLED", ...everyWay];

const useStyles = makeStyles({
  input: { inlineSize: "100%", minInlineSize: 0 },
  password: { position: "relative" },
  forgot: {
    position: "absolute",
    insetBlockStart: "2px",
    insetInlineEnd: 0,
    fontSize: appTokens.fontSizeBase300,
    lineHeight: appTokens.lineHeightBase300,
  },
  remember: { marginInlineStart: "-8px", marginBlock: "-8px 0" },
});

export function LoginForm() {
  const styles = useStyles();
  const text = useTextStyles();
  const { t } = useTranslation("accounts");
  const { after } = useFormat();
  const signIn = useSignIn();
  const [{ typed, focused, failure }] = useState(readWrittenForm);
  const { register, handleSubmit, setError, setFocus, clearErrors, getValues, formState } =
    useForm<Credentials>({
      resolver: schemaResolver(schema),
      defaultValues: { ...typed, otp: "" },
    });
  const { errors, isSubmitting } = formState;
  const [wait, setWait] = useState(60);
  const [asksForCode, askForCode] = useState(false);
  const message = (code: string | undefined, field = "") =>
    code && t(`errors.${code === "REQUIRED" ? `${field}Required` : code}`, { when: after(wait) });
  useEffect(() => {
    if (asksForCode) setFocus("otp");
  }, [asksForCode, setFocus]);
  const fail = (thrown: unknown) => {
    const { code, retryAfter = 60, fields } = toAppError(thrown);
    setWait(retryAfter);
    if (code === "TWO_FACTOR_REQUIRED") {
      const message = fields["otp"]?.code === "REQUIRED" ? "REQUIRED" : code;
      if (asksForCode) setError("otp", { message }, { shouldFocus: true });
      askForCode(true);
      return;
    }
    const text = ownTexts.includes(code) ? code : "other";
    setError(code === "INVALID_CREDENTIALS" ? "name" : "root", { message: text }, { shouldFocus: true });
  };
  const submit = handleSubmit((credentials) => signIn(credentials).catch(fail));
  const takeOver = useEffectEvent(() => {
    if (failure) fail(failure);
    else if (focused) setFocus(focused);
  });
  useEffect(() => takeOver(), []);
  const thirdParties = useThirdPartiesQuery().data?.thirdParties ?? [];
  const others = { remember: () => getValues("remember"), onBegin: () => clearErrors() };
  const refuse = (otherwise: string) => (thrown: unknown) => {
    const { code, retryAfter = 60 } = toAppError(thrown);
    setWait(retryAfter);
    setError("root", { message: otherTexts.includes(code) ? code : otherwise });
  };
  return (
    <AuthForm
      onSubmit={submit}
      isSubmitting={isSubmitting}
      problem={errors.root && message(errors.root.message)}
      action={t("submit")}
      waiting={t("submitting")}
      others={
        <>
          <PasskeySignIn {...others} onFailure={refuse("PASSKEY_REFUSED")} />
          {thirdParties.length > 0 && (
            <ThirdPartySignIns thirdParties={thirdParties} {...others} onFailure={refuse("other")} />
          )}
        </>
      }
      below={{ text: t("noAccount"), label: t("registerNow"), to: "/register" }}
    >
      <Field label={t("name")} validationMessage={message(errors.name?.message, "name")}>
        <Input
          className={styles.input}
          size="large"
          dir="auto"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          contentBefore={<Person20Regular />}
          defaultValue={typed.name}
          {...register("name")}
        />
      </Field>
      <div className={styles.password}>
        <Field label={t("password")} validationMessage={message(errors.password?.message, "password")}>
          <PasswordInput className={styles.input} defaultValue={typed.password} {...register("password")} />
        </Field>
        <PlaceLink className={mergeClasses(text.link, styles.forgot)} to="/forgot-password">
          {t("forgot")}
        </PlaceLink>
      </div>
      {asksForCode && (
        <Field label={t("otp")} hint={t("otpHint")} validationMessage={message(errors.otp?.message, "otp")}>
          <OtpInput className={styles.input} {...register("otp")} />
        </Field>
      )}
      <Checkbox
        className={styles.remember}
        label={t("remember")}
        defaultChecked={typed.remember}
        {...register("remember")}
      />
    </AuthForm>
  );
}
