import { Button } from "@fluentui/react-components";
import { Edit20Regular } from "@fluentui/react-icons/svg/edit";
import { useTranslation } from "react-i18next";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useScreen } from "#web/lib/navigation/useScreen.ts";
import { useTab } from "#web/lib/navigation/useTab.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { DetailSkeleton } from "#web/ui/feedback/DetailSkeleton.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { MoreButton } from "#web/ui/menu/MoreButton.tsx";
import { PageTabs } from "#web/ui/page/PageTabs.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { useRecordRemoval } from "#web/ui/record/useRecordRemoval.tsx";
import { type RecordProps, recordScreen } from "#web/ui/screen/recordScreen.tsx";
import { userPattern } from "#web/features/users/shared/userPaths.ts";
import {
  UserDeleteDocument,
  UserDetailChangesDocument,
  UserDetailDocument,
  useUserAccountChangesSubscription,
} from "./account/userAccount.generated.ts";
import type { UserDetails } from "./account/userDetails.ts";
import { UserCard } from "./UserCard.tsx";
import { userList, userStatusLooks } from "./userList.ts";
import { UserOverview } from "./UserOverview.tsx";

const Waiting = () => <CardSkeleton label={useScreen().title} lines={6} />;
const UserDrawer = lazyComponent(() => import("./UserDrawer.tsx"), "UserDrawer", { texts: ["form"] });

const parts = {
  overview: UserOverview,
  security: lazyComponent(() => import("./account/UserSecurity.tsx"), "UserSecurity", { Waiting }),
  billing: lazyComponent(() => import("./account/UserBilling.tsx"), "UserBilling", { Waiting }),
  notifications: lazyComponent(() => import("./account/UserNotifications.tsx"), "UserNotifications", {
    Waiting,
  }),
  connections: lazyComponent(() => import("./account/UserConnections.tsx"), "UserConnections", { Waiting }),
} as const;

const tabs = ["overview", "security", "billing", "notifications", "connections"] as const;

const removal = { list: userList, field: "sampleUser", document: UserDeleteDocument } as const;

function UserScreen({ record, reload }: RecordProps<UserDetails>) {
  const words = useWords(userList.texts);
  const { t } = useTranslation("ui");
  const format = useFormat();
  const [tab, show] = useTab(tabs);
  const [drawer, edit] = useDrawer((edited: RecordProps<UserDetails>, state) => (
    <UserDrawer {...state} edited={edited} />
  ));
  const { action, leaving } = useRecordRemoval(removal);
  const { id, fullName: name, avatar, status, createdAt } = record;
  useChanges(UserDetailChangesDocument, (change) => {
    if (change.id === id && change.kind === "DELETED" && !leaving.current) void reload();
  });
  useUserAccountChangesSubscription({ ignoreResults: true, variables: { userId: id } });

  const Part = parts[tab];
  const onEdit = () => edit({ record, reload });
  const pill = pillOf(words, "statuses", userStatusLooks);
  return (
    <>
      <ScreenHeader
        name={name}
        tile={<PersonMark name={name} avatar={avatar} size={48} />}
        {...(status && { pill: pill(status) })}
        status={[words("numberOf", { number: id }), words("since", { date: format.date(createdAt) })]}
        actions={
          <>
            <MoreButton
              label={words("more")}
              appearance="subtle"
              actions={() => [action({ id, name }, words("deleteThis"))]}
            />
            <Button appearance="primary" icon={<Edit20Regular />} onClick={onEdit}>
              {t("commands.edit")}
            </Button>
          </>
        }
      />
      <PageTabs
        label={words("tabs.label")}
        tabs={tabs.map((one) => ({ id: one, label: words(`tabs.${one}`) }))}
        tab={tab}
        onTab={show}
      >
        <Columns main={<Part user={record} />} side={<UserCard user={record} onEdit={onEdit} />} />
      </PageTabs>
      {drawer}
    </>
  );
}

export const { Page, preload } = recordScreen({
  type: "SampleUser",
  pattern: userPattern,
  document: UserDetailDocument,
  texts: userList.texts,
  Skeleton: DetailSkeleton,
  Screen: UserScreen,
});
