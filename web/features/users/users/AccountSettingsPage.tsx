import type { ApolloClient } from "@apollo/client";
import { readAgain } from "#web/lib/graphql/readAgain.ts";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useScreen } from "#web/lib/navigation/useScreen.ts";
import { useTabPath } from "#web/lib/navigation/useTabPath.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { DetailSkeleton } from "#web/ui/feedback/DetailSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { PageTabs } from "#web/ui/page/PageTabs.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import type { RecordProps } from "#web/ui/screen/recordScreen.tsx";
import { ownPattern } from "#web/features/users/shared/userPaths.ts";
import {
  UserDetailChangesDocument,
  UserOwnDocument,
  useUserAccountChangesSubscription,
  useUserOwnQuery,
} from "./account/userAccount.generated.ts";
import type { UserDetails } from "./account/userDetails.ts";
import { UserActivity } from "./UserActivity.tsx";
import { userList } from "./userList.ts";

const Waiting = () => <CardSkeleton label={useScreen().title} lines={6} />;
const OwnForm = lazyComponent(() => import("./account/OwnForm.tsx"), "OwnForm", { Waiting });
const OwnBilling = lazyComponent(() => import("./account/OwnBilling.tsx"), "OwnBilling", { Waiting });

const parts = {
  security: lazyComponent(() => import("./account/UserSecurity.tsx"), "UserSecurity", { Waiting }),
  "billing-plans": OwnBilling,
  notification: lazyComponent(() => import("./account/UserNotifications.tsx"), "UserNotifications", {
    Waiting,
  }),
  connection: lazyComponent(() => import("./account/UserConnections.tsx"), "UserConnections", { Waiting }),
} as const;

const tabs = ["account", "security", "billing-plans", "notification", "connection"] as const;

export const preload = (_: URL, client: ApolloClient) => startQuery(client, UserOwnDocument, {});

export function Page() {
  const words = useWords(userList.texts);
  const { title } = useScreen();
  const { data, error, refetch } = useUserOwnQuery();
  const record = data?.record;
  if (record) return <Settings key={record.id} record={record} reload={() => readAgain(refetch)} />;
  if (error) return <ErrorState title={words("own.failed")} error={error} onRetry={refetch} />;
  return <DetailSkeleton label={title} />;
}

function Settings({ record, reload }: RecordProps<UserDetails>) {
  const words = useWords(userList.texts);
  const [tab, show] = useTabPath(ownPattern, tabs);
  const { id, fullName, avatar, email } = record;
  useChanges(UserDetailChangesDocument, (change) => {
    if (change.id === id && change.kind === "DELETED") void reload();
  });
  useUserAccountChangesSubscription({ ignoreResults: true, variables: { userId: id } });
  return (
    <>
      <ScreenHeader
        name={fullName}
        crumb={words(`own.tabs.${tab}`)}
        tile={<PersonMark name={fullName} avatar={avatar} size={48} />}
        pill={<StatusPill tone="idle">{words("own.sample")}</StatusPill>}
        status={[email, words("own.stays")]}
      />
      <PageTabs
        label={words("own.label")}
        tabs={tabs.map((one) => ({ id: one, label: words(`own.tabs.${one}`) }))}
        tab={tab}
        onTab={show}
      >
        <Columns
          main={tab === "account" ? <OwnForm {...{ record, reload }} /> : <Part tab={tab} user={record} />}
          side={<UserActivity user={record} />}
        />
      </PageTabs>
    </>
  );
}

function Part({ tab, user }: { tab: keyof typeof parts; user: UserDetails }) {
  const Shown = parts[tab];
  return <Shown user={user} />;
}
