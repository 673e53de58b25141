import { Button, Field, Input } from "@fluentui/react-components";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMockStyles } from "./mockStyles.ts";

export interface NameFormProps {
  label: string;
  action: string;
  pattern: RegExp;
  onSubmit: (name: string) => void;
}

export function NameForm({ label, action, pattern, onSubmit }: NameFormProps) {
  const styles = useMockStyles();
  const { t } = useTranslation("mockServer");
  const [name, setName] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    setIsWrong(!pattern.test(given));
    if (!pattern.test(given)) return;
    setName("");
    onSubmit(given);
  };
  return (
    <form noValidate aria-label={label} onSubmit={submit}>
      <Field label={label} {...(isWrong && { validationState: "error", validationMessage: t("nameRule") })}>
        <div className={styles.inline}>
          <Input
            className={styles.grow}
            input={{ className: styles.input, "aria-label": label }}
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            value={name}
            onChange={(_, { value }) => {
              setName(value);
              setIsWrong(false);
            }}
          />
          <Button type="submit">{action}</Button>
        </div>
      </Field>
    </form>
  );
}
