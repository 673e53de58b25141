import { useState } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { type TextPlace, useWords } from "#web/lib/texts/words.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { FieldGrid } from "#web/ui/form/sections/FieldGrid.tsx";
import { Form } from "#web/ui/form/Form.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { PasswordRules } from "./PasswordRules.tsx";

const schema = async () => (await import("#web/ui/form/checks/passwordSchema.ts")).passwordSchema;

const blank = { password: "", again: "" };

/** A card that sets somebody's password. */
export interface PasswordCardProps {
  /** Where its texts stand: `title`, `changedAt`, `never`, `fields`, `action`, `changed`, `rulesLabel`, `met`, `open`, `rules`. */
  texts: TextPlace;
  /** Whose password it is, for what remembers passwords. */
  username: string;
  /** When it was last set; null when it never was. */
  changedAt: string | null | undefined;
  /** Sets it. */
  onSave: (password: string) => Promise<unknown>;
}

/** A card with a form for a new password, written twice, which says what it needs. */
export function PasswordCard({ texts, username, changedAt, onSave }: PasswordCardProps) {
  const words = useWords(texts);
  const format = useFormat();
  const [times, setTimes] = useState(0);
  const again = () => setTimes(times + 1);
  const save = async ({ password }: typeof blank) => {
    await onSave(password);
    again();
    showToast({ tone: "success", text: words("changed") });
  };
  return (
    <Card
      title={words("title")}
      line={changedAt ? words("changedAt", { when: format.relative(changedAt) }) : words("never")}
    >
      <Form
        key={times}
        label={words("title")}
        schema={schema}
        initial={blank}
        submitLabel={words("action")}
        onSubmit={save}
        onCancel={again}
      >
        <input hidden readOnly name="username" autoComplete="username" value={username} />
        <FieldGrid>
          {(["password", "again"] as const).map((name) => (
            <TextField
              key={name}
              name={name}
              label={words(`fields.${name}`)}
              required
              kind="password"
              autoComplete="new-password"
            />
          ))}
        </FieldGrid>
        <PasswordRules texts={texts} />
      </Form>
    </Card>
  );
}
