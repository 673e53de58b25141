import { type Upload, uploadFile } from "#web/lib/connection/uploads.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { CountryField } from "#web/ui/form/fields/CountryField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { PicturesField } from "#web/ui/form/files/PicturesField.tsx";
import { useCopied } from "#web/ui/form/useCopied.ts";
import { RecordFormDrawer } from "#web/ui/record/RecordFormDrawer.tsx";
import type { RecordProps } from "#web/ui/screen/recordScreen.tsx";
import { userPath } from "#web/features/users/shared/userPaths.ts";
import { blank, userInput, userValues } from "./userForm.ts";
import { userBillings, userList, userPlans, userRoles, userStatuses } from "./userList.ts";
import {
  type UserCellsFragment as User,
  UserCopyDocument,
  UserCreateDocument,
  UserUpdateDocument,
} from "./users.generated.ts";

const schema = async () => (await import("./userSchema.ts")).userSchema;
const uploadFace: Upload = (file, options) => uploadFile(file, { ...options, visibility: "link" });

export function UserDrawer({ edited, ...drawer }: DrawerState & { edited?: RecordProps<User> }) {
  const words = useWords(userList.texts);
  const copied = useCopied(UserCopyDocument);
  const mutate = useMutate();
  if (copied.loading) return null;
  const { id = "" } = edited?.record ?? {};
  return (
    <RecordFormDrawer
      {...drawer}
      list={userList}
      meta={edited ? words("numberOf", { number: id }) : words("form.addLine")}
      schema={schema}
      blank={copied.record ? { ...userValues(copied.record), username: "", email: "" } : blank}
      inputOf={userInput}
      name="fullName"
      pathOf={userPath}
      create={async (input) => (await mutate(UserCreateDocument, { input })).sampleUserCreate}
      edited={
        edited && {
          ...edited,
          valuesOf: userValues,
          update: async (input, expectedVersion) =>
            (await mutate(UserUpdateDocument, { id, input, expectedVersion })).sampleUserUpdate,
          presence: `SampleUser:${id}`,
        }
      }
    >
      <TextField name="fullName" label={words("fields.fullName")} required />
      <TextField name="username" label={words("fields.username")} required kind="ltr" />
      <TextField name="email" label={words("fields.email")} required kind="ltr" />
      <SelectField name="role" label={words("fields.role")} options={optionsOf(words, "roles", userRoles)} />
      <SelectField
        name="currentPlan"
        label={words("fields.plan")}
        options={optionsOf(words, "plans", userPlans)}
      />
      <SelectField
        name="status"
        label={words("fields.status")}
        options={optionsOf(words, "statuses", userStatuses)}
      />
      <SelectField
        name="billing"
        label={words("fields.billing")}
        options={optionsOf(words, "billings", userBillings)}
      />
      <TextField name="company" label={words("fields.company")} />
      <CountryField name="country" label={words("fields.country")} />
      <TextField name="contact" label={words("fields.contact")} kind="ltr" help={words("form.contactHelp")} />
      <TextField name="language" label={words("fields.language")} required />
      <TextField name="taxId" label={words("fields.taxId")} kind="ltr" />
      <PicturesField
        name="avatar"
        label={words("fields.avatar")}
        upload={uploadFace}
        max={1}
        maxSize={5_000_000}
        ratio={1}
        help={words("form.avatarHelp")}
      />
    </RecordFormDrawer>
  );
}
