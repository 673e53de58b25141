import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { mailLanguage } from "#web/features/accounts/shared/mailLanguage.ts";
import { AccountInviteDocument } from "./accounts.generated.ts";
import { accountTexts, readRole } from "./accountRoles.ts";
import { RightsFields } from "./RightsFields.tsx";

const schema = async () => (await import("./accountSchemas.ts")).inviteSchema;
const initial = { email: "", fullName: "", role: "CLIENT", password: "" };

export interface InviteDrawerProps extends DrawerState {
  username: string;
  onDone: () => void;
}

export function InviteDrawer({ username, onDone, ...state }: InviteDrawerProps) {
  const words = useWords(accountTexts);
  const mutate = useMutate();
  const invite = async ({ email, fullName, role, password }: typeof initial) => {
    const input = { email: email.trim(), fullName, role: readRole(role), language: mailLanguage() };
    await mutate(AccountInviteDocument, { input, password });
    state.onClose();
    onDone();
    showToast({ tone: "success", text: words("invite.done", { email: input.email }) });
  };
  return (
    <FormDrawer
      {...state}
      title={words("invite.title")}
      meta={words("invite.line")}
      schema={schema}
      initial={initial}
      submitLabel={words("invite.submit")}
      onSubmit={invite}
    >
      <TextField name="email" label={words("fields.email")} required kind="ltr" autoComplete="off" />
      <TextField name="fullName" label={words("fields.fullName")} required autoComplete="off" />
      <RightsFields username={username} />
    </FormDrawer>
  );
}
