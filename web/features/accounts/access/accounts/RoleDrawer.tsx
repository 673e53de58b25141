import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { AccountRoleSetDocument, type ListedAccountFragment } from "./accounts.generated.ts";
import { accountTexts, readRole } from "./accountRoles.ts";
import { RightsFields } from "./RightsFields.tsx";

const schema = async () => (await import("./accountSchemas.ts")).roleSchema;

interface RightsInput {
  role: string;
  password: string;
}

export interface RoleDrawerProps extends DrawerState {
  account: ListedAccountFragment;
  username: string;
}

export function RoleDrawer({ account: { id, fullName: name, role }, username, ...state }: RoleDrawerProps) {
  const words = useWords(accountTexts);
  const mutate = useMutate();
  const initial: RightsInput = { role, password: "" };
  const give = async ({ role: wanted, password }: RightsInput) => {
    await mutate(AccountRoleSetDocument, { id, role: readRole(wanted), password });
    state.onClose();
    showToast({ tone: "success", text: words("role.done", { name }) });
  };
  return (
    <FormDrawer
      {...state}
      title={words("role.title", { name })}
      meta={words("role.line")}
      schema={schema}
      initial={initial}
      submitLabel={words("role.submit")}
      onSubmit={give}
    >
      <RightsFields username={username} />
    </FormDrawer>
  );
}
