import type { ApolloClient } from "@apollo/client";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import { useNavigate, useParams } from "#web/lib/navigation/place.ts";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { PageTabs } from "#web/ui/page/PageTabs.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { UserProfileDocument, useUserProfileQuery } from "./profile.generated.ts";
import { ProfileHeader } from "./ProfileHeader.tsx";
import { ProfileOverview } from "./ProfileOverview.tsx";
import { profilePath, type ProfileTab, profileTabs } from "./profileParts.ts";

const waiting = { Waiting: ProfileWaiting };
const parts = {
  profile: ProfileOverview,
  teams: lazyComponent(() => import("./ProfileTeams.tsx"), "ProfileTeams", waiting),
  projects: lazyComponent(() => import("./ProfileProjects.tsx"), "ProfileProjects", waiting),
  connections: lazyComponent(() => import("./ProfileConnections.tsx"), "ProfileConnections", waiting),
} as const;

export const preload = (_: URL, client: ApolloClient) => startQuery(client, UserProfileDocument, {});

export function Page() {
  const { tab: wanted } = useParams();
  const tab = profileTabs.find((one) => one === wanted);
  return tab ? <UserProfile tab={tab} /> : <Navigate replace to={profilePath("profile")} />;
}

function UserProfile({ tab }: { tab: ProfileTab }) {
  const { t } = useTranslation("pages");
  const navigate = useNavigate();
  const { data, error, refetch } = useUserProfileQuery();
  const profile = data?.sampleProfile;
  const Part = parts[tab];
  const nameOf = (one: ProfileTab) => t(`screens:pages.tabs.${one}`);
  return (
    <>
      <ScreenHeader crumb={nameOf(tab)} />
      {profile && (
        <>
          <ProfileHeader header={profile.header} />
          <PageTabs
            label={t("profile.label")}
            tabs={profileTabs.map((one) => ({ id: one, label: nameOf(one) }))}
            tab={tab}
            onTab={(to) => void navigate(profilePath(to), { preventScrollReset: true })}
          >
            <Part key={tab} profile={profile} />
          </PageTabs>
        </>
      )}
      {!profile &&
        (error ? (
          <ErrorState title={t("profile.failed")} error={error} onRetry={refetch} />
        ) : (
          <ProfileWaiting />
        ))}
    </>
  );
}

function ProfileWaiting() {
  const { t } = useTranslation("pages");
  return <CardSkeleton label={t("profile.loading")} lines={8} />;
}
