import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { emailAddress, text } from "#web/ui/form/checks/schemaParts.ts";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { Form } from "#web/ui/form/Form.tsx";
import { useUnsavedGuard } from "#web/ui/form/useUnsavedGuard.ts";
import { PersonLine } from "#web/ui/person/PersonLine.tsx";
import { LazyDialog } from "./parts/LazyDialog.tsx";
import { useOpen } from "./parts/useOpen.ts";

const roles = ["owner", "developer", "reader"] as const;
const schema = z.object({
  name: text({ min: 2, max: 40 }),
  email: emailAddress(),
  role: z.enum(roles),
  mails: z.boolean(),
});
const first: z.infer<typeof schema> = {
  name: "Maud Ferreira",
  email: "maud@example.com",
  role: "developer",
  mails: true,
};

export const EditPerson: Demo = { order: 50, keys: true, Piece };

function Piece() {
  const { t } = useTranslation("galleryCards");
  const { used, open, show, close } = useOpen();
  const guard = useUnsavedGuard();
  const [person, setPerson] = useState(first);
  const say = (key: string) => t(`dialogs.EditPerson.${key}`);
  return (
    <>
      <PersonLine
        name={person.name}
        avatar={null}
        caption={`${say(person.role)} · ${person.email}`}
        end={<Button onClick={show}>{say("open")}</Button>}
      />
      {used && (
        <LazyDialog open={open} title={say("title")} onClose={() => guard.ask(close)}>
          <Form
            label={say("title")}
            schema={schema}
            initial={person}
            guard={guard}
            submitLabel={say("save")}
            onCancel={() => guard.ask(close)}
            onSubmit={async (values) => {
              setPerson(values);
              close();
            }}
          >
            <TextField name="name" label={say("name")} required max={40} />
            <TextField name="email" label={say("email")} required kind="ltr" />
            <SelectField
              name="role"
              label={say("role")}
              options={roles.map((value) => ({ value, label: say(value) }))}
            />
            <SwitchField name="mails" label={say("mails")} />
          </Form>
        </LazyDialog>
      )}
    </>
  );
}
