import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { Button, makeStyles } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { Edit20Regular } from "@fluentui/react-icons/svg/edit";
import { useTranslation } from "react-i18next";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { refreshLists } from "#web/lib/list/listCache.ts";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useScreen } from "#web/lib/navigation/useScreen.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useOncePerBurst } from "#web/lib/timing/useOncePerBurst.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { useUndo } from "#web/ui/feedback/undo.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import type { Action } from "#web/ui/menu/action.ts";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { RoleCard } from "./RoleCard.tsx";
import type { RoleFormProps } from "./RoleForm.tsx";
import type { Role } from "./roleGrants.ts";
import { roleList, roleTexts } from "./roleList.ts";
import { RolePermissions } from "./RolePermissions.tsx";
import {
  RoleDeleteDocument,
  RoleListChangesDocument,
  RoleListDocument,
  RoleMemberChangesDocument,
  useRoleListQuery,
} from "./roles.generated.ts";
import { useRoleNames } from "./useRoleNames.ts";

const RoleForm = lazyComponent(() => import("./RoleForm.tsx"), "RoleForm", { texts: ["form"] });

const useStyles = makeStyles({
  cards: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(208px, 100%), 1fr))",
    gap: "16px",
    marginBlockEnd: "16px",
  },
});

export const preload = (_: URL, client: ApolloClient) => startQuery(client, RoleListDocument, {});

export function Page() {
  const { title } = useScreen();
  const words = useWords(roleTexts);
  const { data, previousData, error, refetch } = useRoleListQuery();
  const roles = (data ?? previousData)?.roles;
  if (roles) return <Roles roles={roles} />;
  return (
    <>
      <ScreenHeader />
      {error ? (
        <ErrorState title={words("failed")} error={error} onRetry={refetch} />
      ) : (
        <CardSkeleton label={title} lines={8} />
      )}
    </>
  );
}

type Opened = Pick<RoleFormProps, "edited" | "copied">;

function Roles({ roles }: { roles: readonly Role[] }) {
  const styles = useStyles();
  const words = useWords(roleTexts);
  const { t } = useTranslation("ui");
  const { cache } = useApolloClient();
  const { nameOf } = useRoleNames();
  const mutate = useMutate();
  const offerUndo = useUndo();
  const tellError = useErrorToast();
  const [form, open] = useDrawer((opened: Opened, state) => <RoleForm {...state} {...opened} />);
  const refresh = useOncePerBurst(() => refreshLists(cache, roleList.cache));
  useChanges(RoleListChangesDocument, ({ kind }) => kind === "UPDATED" || refresh());
  useChanges(RoleMemberChangesDocument, refresh);
  const remove = (role: Role) =>
    mutate(RoleDeleteDocument, { id: role.id }).then(({ removal }) => {
      refresh();
      offerUndo({
        text: words("deleted", { name: nameOf(role) }),
        tokens: [removal.undoToken],
        onUndone: refresh,
      });
    }, tellError);
  const actions = (role: Role): Action[] => [
    {
      id: "edit",
      label: t("commands.edit"),
      icon: <Edit20Regular />,
      run: () => open({ edited: role }),
    },
    {
      id: "delete",
      label: t("commands.delete"),
      icon: <Delete20Regular />,
      tone: "danger",
      ...(role.documented && { blocked: words("documentedStays") }),
      run: () => void remove(role),
    },
  ];
  const people = roles.reduce((sum, { memberCount }) => sum + memberCount, 0);
  return (
    <>
      <ScreenHeader
        status={[words("count", { count: roles.length }), words("members", { count: people })]}
        actions={
          <Button appearance="primary" icon={<Add20Regular />} onClick={() => open({})}>
            {words("add")}
          </Button>
        }
      />
      <div className={styles.cards}>
        {roles.map((role) => (
          <RoleCard
            key={role.id}
            role={role}
            onCopy={() => open({ copied: role })}
            actions={() => actions(role)}
          />
        ))}
      </div>
      <RolePermissions roles={roles} />
      {form}
    </>
  );
}
