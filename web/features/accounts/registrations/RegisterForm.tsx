import { Field, Input } from "@fluentui/react-components";
import { Mail20Regular } from "@fluentui/react-icons/svg/mail";
import { Person20Regular } from "@fluentui/react-icons/svg/person";
import { TicketDiagonal20Regular } from "@fluentui/react-icons/svg/ticket-diagonal";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { RegistrationInput } from "#web/generated/types.ts";
import { toAppError } from "#web/lib/errors/appError.ts";
import { storage } from "#web/lib/storage/storage.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { authFailure } from "#web/features/accounts/shared/authFailures.ts";
import { AuthForm } from "#web/ui/auth/AuthForm.tsx";
import { useCaptcha } from "#web/features/accounts/shared/useCaptcha.ts";
import { mailLanguage } from "#web/features/accounts/shared/mailLanguage.ts";
import { dropTicket, keptTicket } from "#web/features/accounts/shared/thirdPartyTrip.ts";
import { PasswordInput } from "#web/ui/auth/PasswordInput.tsx";
import { PasswordRuleList } from "#web/ui/form/checks/PasswordRuleList.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { schemaResolver } from "#web/ui/form/schemaResolver.ts";
import { useRegistrationBeginMutation } from "./registrations.generated.ts";
import { AgreementBox } from "./AgreementBox.tsx";
import { dropInvite } from "./dropInvite.ts";
import { registrationTexts } from "./registrationTexts.ts";

const LinkedNotice = lazyComponent(() => import("./LinkedNotice.tsx"), "LinkedNotice");
const InviteCard = lazyComponent(() => import("./InviteCard.tsx"), "InviteCard");
const schema = async () => (await import("./registrationSchema.ts")).registrationSchema;
const names = ["email", "username", "password", "inviteCode"] as const;

export function RegisterForm({ onSent }: { onSent: (email: string) => void }) {
  const words = useWords(registrationTexts);
  const { t } = useTranslation("accounts");
  const { after } = useFormat();
  const [begin] = useRegistrationBeginMutation();
  const [suggested] = useState(keptTicket);
  const [ticket, setTicket] = useState(suggested);
  const [inviteCode] = useState(() => storage.read("inviteCode") ?? "");
  const captcha = useCaptcha();
  const { register, handleSubmit, setError, setValue, control, formState } = useForm({
    resolver: schemaResolver(schema),
    defaultValues: {
      email: suggested?.email ?? "",
      username: suggested?.username ?? "",
      password: "",
      inviteCode,
      agreed: false,
    },
  });
  const { errors, isSubmitting } = formState;
  const [wait, setWait] = useState(60);
  const [password, agreed] = useWatch({ control, name: ["password", "agreed"] });
  const [invited, setInvited] = useState(inviteCode);
  const uninvite = () => {
    dropInvite();
    setInvited("");
    setValue("inviteCode", "", { shouldValidate: true });
  };
  const letGo = () => {
    dropTicket();
    setTicket(null);
  };
  type Given = Omit<RegistrationInput, "language" | "ticketToken" | "captcha">;
  const send = async ({ inviteCode, ...given }: Given) => {
    const language = mailLanguage();
    const ticketToken = ticket?.ticketToken ?? null;
    const input = { ...given, inviteCode: inviteCode || null, language, ticketToken };
    await begin({ variables: { input: { ...input, captcha: await captcha() } } });
  };
  const submit = handleSubmit(({ email, username, password, inviteCode }) =>
    send({ email, username, password, inviteCode }).then(
      () => {
        dropTicket();
        onSent(email);
      },
      (thrown: unknown) => {
        const { code, fields } = toAppError(thrown);
        const wrong = code === "BAD_USER_INPUT" ? names.filter((name) => fields[name]) : [];
        for (const name of wrong) setError(name, { message: "INVALID" }, { shouldFocus: true });
        if (wrong.length > 0) return;
        if (code === "CHALLENGE_EXPIRED") letGo();
        const { message, wait } = authFailure(thrown);
        setWait(wait);
        setError("root", { message: code === "CHALLENGE_EXPIRED" ? code : message });
      },
    ),
  );
  const problem = (name: (typeof names)[number]) => {
    const message = errors[name]?.message;
    return message && words(`errors.${name}.${message === "REQUIRED" ? message : "INVALID"}`);
  };
  const plain = { size: "large", autoCapitalize: "none", spellCheck: false, dir: "ltr" } as const;
  return (
    <AuthForm
      onSubmit={submit}
      isSubmitting={isSubmitting}
      problem={errors.root && words(`errors.${errors.root.message || "NETWORK"}`, { when: after(wait) })}
      action={words("action")}
      waiting={words("sending")}
      below={{ text: words("haveOne"), label: t("submit"), to: "/login" }}
    >
      {ticket && <LinkedNotice thirdParty={ticket.thirdParty} onLetGo={letGo} />}
      <Field required label={words("fields.email")} validationMessage={problem("email")}>
        <Input
          {...plain}
          type="email"
          autoComplete="email"
          defaultValue={suggested?.email}
          contentBefore={<Mail20Regular />}
          {...register("email")}
        />
      </Field>
      <Field
        required
        label={words("fields.username")}
        hint={words("usernameHint")}
        validationMessage={problem("username")}
      >
        <Input
          {...plain}
          autoComplete="username"
          defaultValue={suggested?.username}
          contentBefore={<Person20Regular />}
          {...register("username")}
        />
      </Field>
      <Field required label={words("fields.password")} validationMessage={problem("password")}>
        <PasswordInput autoComplete="new-password" {...register("password")} />
      </Field>
      <PasswordRuleList texts={registrationTexts} password={password} />
      <Field label={words("fields.inviteCode")} validationMessage={problem("inviteCode")}>
        <Input
          {...plain}
          key={invited}
          autoComplete="off"
          defaultValue={invited}
          contentBefore={<TicketDiagonal20Regular />}
          {...register("inviteCode")}
        />
      </Field>
      {invited !== "" && <InviteCard code={invited} onRemove={uninvite} />}
      <AgreementBox
        agreed={agreed}
        isMissing={errors.agreed !== undefined}
        onChange={(value) => setValue("agreed", value, { shouldValidate: formState.isSubmitted })}
      />
    </AuthForm>
  );
}
