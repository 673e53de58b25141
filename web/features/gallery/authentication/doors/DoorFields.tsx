import { Checkbox, Field, Input, makeStyles } from "@fluentui/react-components";
import { Mail20Regular } from "@fluentui/react-icons/svg/mail";
import { Person20Regular } from "@fluentui/react-icons/svg/person";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { OtpInput } from "#web/ui/auth/OtpInput.tsx";
import { PasswordInput } from "#web/ui/auth/PasswordInput.tsx";
import { PasswordRuleList } from "#web/ui/form/checks/PasswordRuleList.tsx";
import { useProblemWords } from "#web/ui/form/field/useProblemWords.ts";
import type { DoorValues, FieldName } from "./door.ts";

const useStyles = makeStyles({
  input: { inlineSize: "100%", minInlineSize: 0 },
  check: { marginInlineStart: "-8px", marginBlock: "-8px" },
});

const plain = { size: "large", autoCapitalize: "none", spellCheck: false, dir: "ltr" } as const;

/** The fields of a door in the order that it names them. */
export function DoorFields({ fields }: { fields: readonly FieldName[] }) {
  return fields.map((name) =>
    name === "agreed" || name === "remember" ? (
      <DoorCheck key={name} name={name} />
    ) : (
      <DoorText key={name} name={name} />
    ),
  );
}

function DoorText({ name }: { name: Exclude<FieldName, "agreed" | "remember"> }) {
  const { t } = useTranslation("galleryDoors");
  const { register, formState } = useFormContext<DoorValues>();
  const newPassword = useWatch<DoorValues, "newPassword">({ name: "newPassword" });
  const styles = useStyles();
  const words = useProblemWords();
  const message = formState.errors[name]?.message;
  const given = { ...register(name), className: styles.input, defaultValue: "" };
  return (
    <>
      <Field required label={t(`fields.${name}`)} validationMessage={message && words(message)}>
        {name === "name" || name === "email" ? (
          <Input
            {...plain}
            type={name === "email" ? "email" : "text"}
            autoComplete={name === "email" ? "email" : "username"}
            contentBefore={name === "email" ? <Mail20Regular /> : <Person20Regular />}
            {...given}
          />
        ) : name === "code" ? (
          <OtpInput inputMode="numeric" maxLength={6} {...given} />
        ) : (
          <PasswordInput
            autoComplete={name === "password" ? "current-password" : "new-password"}
            {...given}
          />
        )}
      </Field>
      {name === "newPassword" && <PasswordRuleList texts="accountsRegistrations" password={newPassword} />}
    </>
  );
}

function DoorCheck({ name }: { name: "agreed" | "remember" }) {
  const { t } = useTranslation("galleryDoors");
  const { field, fieldState } = useController<DoorValues, typeof name>({ name });
  const styles = useStyles();
  const words = useProblemWords();
  const message = fieldState.error?.message;
  return (
    <Field validationMessage={message && words(message)}>
      <Checkbox
        ref={field.ref}
        className={styles.check}
        label={t(`fields.${name}`)}
        checked={field.value}
        onBlur={field.onBlur}
        onChange={(_, { checked }) => field.onChange(checked === true)}
      />
    </Field>
  );
}
