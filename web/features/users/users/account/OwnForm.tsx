import { useTranslation } from "react-i18next";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CountryField } from "#web/ui/form/fields/CountryField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { FieldGrid } from "#web/ui/form/sections/FieldGrid.tsx";
import { Form } from "#web/ui/form/Form.tsx";
import { useStayingSave } from "#web/ui/form/sections/useStayingSave.ts";
import { Card } from "#web/ui/page/Card.tsx";
import type { RecordProps } from "#web/ui/screen/recordScreen.tsx";
import { ownInput, ownValues } from "#web/features/users/users/userForm.ts";
import { userList } from "#web/features/users/users/userList.ts";
import { UserUpdateDocument } from "#web/features/users/users/users.generated.ts";
import type { UserDetails } from "./userDetails.ts";

const schema = async () => (await import("#web/features/users/users/userSchema.ts")).ownSchema;

export function OwnForm({ record, reload }: RecordProps<UserDetails>) {
  const words = useWords(userList.texts);
  const { t } = useTranslation("ui");
  const mutate = useMutate();
  const { id } = record;
  const form = useStayingSave({
    record,
    reload,
    valuesOf: ownValues,
    inputOf: ownInput,
    update: async (input, expectedVersion) =>
      (await mutate(UserUpdateDocument, { id, input, expectedVersion })).sampleUserUpdate,
    list: userList.cache,
    saved: ({ fullName }) => words("saved", { name: fullName }),
  });
  return (
    <Form
      {...form}
      label={words("own.title")}
      schema={schema}
      submitLabel={t("commands.save")}
      onCancel={() => undefined}
      record={`SampleUser:${id}`}
    >
      <Card title={words("own.title")} line={words("own.line")}>
        <FieldGrid>
          <TextField name="fullName" label={words("fields.fullName")} required />
          <TextField name="email" label={words("fields.email")} required kind="ltr" />
          <TextField
            name="contact"
            label={words("fields.contact")}
            kind="ltr"
            help={words("form.contactHelp")}
          />
          <TextField name="company" label={words("fields.company")} />
          <CountryField name="country" label={words("fields.country")} />
          <TextField name="language" label={words("fields.language")} required />
          <TextField name="taxId" label={words("fields.taxId")} kind="ltr" />
        </FieldGrid>
      </Card>
    </Form>
  );
}
