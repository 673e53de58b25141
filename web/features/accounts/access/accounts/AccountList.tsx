import { Person20Regular } from "@fluentui/react-icons/svg/person";
import { PersonProhibited20Regular } from "@fluentui/react-icons/svg/person-prohibited";
import { ShieldPerson20Regular } from "@fluentui/react-icons/svg/shield-person";
import { useTranslation } from "react-i18next";
import { type Mutate, useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import type { Action } from "#web/ui/menu/action.ts";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import {
  AccountRestoreDocument,
  AccountSessionsEndDocument,
  AccountSuspendDocument,
  type ListedAccountFragment,
} from "./accounts.generated.ts";
import { accountTexts } from "./accountRoles.ts";

const RoleDrawer = lazyComponent(() => import("./RoleDrawer.tsx"), "RoleDrawer");

const changes = {
  suspend: (mutate: Mutate, id: string) => mutate(AccountSuspendDocument, { id }),
  restore: (mutate: Mutate, id: string) => mutate(AccountRestoreDocument, { id }),
  endSessions: (mutate: Mutate, id: string) => mutate(AccountSessionsEndDocument, { id }),
};

export interface AccountListProps {
  accounts: readonly ListedAccountFragment[];
  viewer: { id: string; username: string };
  empty: string;
}

export function AccountList({ accounts, viewer, empty }: AccountListProps) {
  const words = useWords(accountTexts);
  const { t } = useTranslation("access");
  const format = useFormat();
  const mutate = useMutate();
  const tellError = useErrorToast();
  const [drawer, giveRights] = useDrawer<ListedAccountFragment>((account, state) => (
    <RoleDrawer account={account} username={viewer.username} {...state} />
  ));
  const act = async (name: keyof typeof changes, { id, fullName }: ListedAccountFragment) => {
    const agreed =
      name === "restore" ||
      (await confirm({
        title: words(`${name}.title`, { name: fullName }),
        text: words(`${name}.text`),
        action: words(`${name}.action`),
      }));
    if (!agreed) return;
    await changes[name](mutate, id).then(
      () => showToast({ tone: "success", text: words(`${name}.done`, { name: fullName }) }),
      tellError,
    );
  };
  const actionsOf = (account: ListedAccountFragment): Action[] => {
    const own = account.id === viewer.id && { blocked: words("own") };
    const action = (name: keyof typeof changes): Action => ({
      id: name,
      label: words(`${name}.action`),
      run: () => void act(name, account),
    });
    return [
      { id: "role", label: words("role.action"), ...own, run: () => giveRights(account) },
      { ...action("endSessions"), ...own },
      account.suspendedAt === null ? { ...action("suspend"), tone: "danger", ...own } : action("restore"),
    ];
  };
  return (
    <>
      <EntryList
        label={words("title")}
        empty={empty}
        entries={accounts.map((account) => {
          const { id, fullName, username, email, role, suspendedAt, lastSeenAt, openSessions } = account;
          return {
            id,
            icon:
              suspendedAt !== null ? (
                <PersonProhibited20Regular />
              ) : role === "ADMIN" ? (
                <ShieldPerson20Regular />
              ) : (
                <Person20Regular />
              ),
            title: <bdi>{fullName}</bdi>,
            pills: (
              <>
                <StatusPill tone="idle">{t(`roles.${role}.name`)}</StatusPill>
                {suspendedAt !== null && <StatusPill tone="bad">{words("suspended")}</StatusPill>}
                {account.hasTwoFactor && <StatusPill tone="ok">{words("twoFactor")}</StatusPill>}
              </>
            ),
            lines: [
              <bdi dir="ltr">{`${username} · ${email}`}</bdi>,
              lastSeenAt
                ? words("seen", { count: openSessions, when: format.relative(lastSeenAt) })
                : words("notSeen", { when: format.relative(account.createdAt) }),
            ],
            menu: { label: words("actionsOf", { name: fullName }), actions: () => actionsOf(account) },
          };
        })}
      />
      {drawer}
    </>
  );
}
