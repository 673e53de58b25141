import type { ApolloClient } from "@apollo/client";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useScreen } from "#web/lib/navigation/useScreen.ts";
import { useTabPath } from "#web/lib/navigation/useTabPath.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { DetailSkeleton } from "#web/ui/feedback/DetailSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { PageTabs } from "#web/ui/page/PageTabs.tsx";
import { AboutTab } from "./about/AboutTab.tsx";
import { OwnProfileDocument, useOwnProfileQuery } from "./profile.generated.ts";
import { type Profile, profilePattern, profileTexts } from "./profileParts.ts";

const Waiting = () => <CardSkeleton label={useScreen().title} lines={6} />;
const SecurityTab = lazyComponent(() => import("./security/SecurityTab.tsx"), "SecurityTab", { Waiting });

const TokensTab = lazyComponent(() => import("./tokens/TokensTab.tsx"), "TokensTab", { Waiting });

const NotificationsTab = lazyComponent(
  () => import("./notifications/NotificationsTab.tsx"),
  "NotificationsTab",
  { Waiting },
);

const WebhooksTab = lazyComponent(() => import("./webhooks/WebhooksTab.tsx"), "WebhooksTab", { Waiting });

const TeamsTab = lazyComponent(() => import("./teams/TeamsTab.tsx"), "TeamsTab", { Waiting });

const tabs = ["profile", "security", "tokens", "notifications", "webhooks", "teams"] as const;

export const preload = (_: URL, client: ApolloClient) => startQuery(client, OwnProfileDocument, {});

export function Page() {
  const words = useWords(profileTexts);
  const { title } = useScreen();
  const { data, error, refetch } = useOwnProfileQuery({ fetchPolicy: "cache-and-network" });
  if (data?.viewer) return <Account profile={{ ...data, viewer: data.viewer }} />;
  if (error) return <ErrorState title={words("failed")} error={error} onRetry={refetch} />;
  return <DetailSkeleton label={title} />;
}

function Account({ profile }: { profile: Profile }) {
  const words = useWords(profileTexts);
  const [tab, show] = useTabPath(profilePattern, tabs);
  const { user, ownRole } = profile.viewer;
  return (
    <>
      <PageHeader
        title={<span dir="auto">{user.fullName}</span>}
        breadcrumb={[{ label: words("label") }, { label: words(`tabs.${tab}`) }]}
        tile={<PersonMark name={user.fullName} avatar={user.avatar} size={48} />}
        status={[
          user.email,
          words(`roles.${ownRole}`),
          words("sessionCount", { count: profile.sessions.length }),
        ]}
      />
      <PageTabs
        label={words("label")}
        tabs={tabs.map((id) => ({ id, label: words(`tabs.${id}`) }))}
        tab={tab}
        onTab={show}
      >
        {tab === "profile" && <AboutTab profile={profile} />}
        {tab === "teams" && <TeamsTab username={user.username} />}
        {tab === "security" && <SecurityTab profile={profile} />}
        {tab === "notifications" && <NotificationsTab />}
        {tab === "webhooks" && <WebhooksTab />}
        {tab === "tokens" && <TokensTab username={user.username} />}
      </PageTabs>
    </>
  );
}
