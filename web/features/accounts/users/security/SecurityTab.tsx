import { Columns } from "#web/ui/layout/Columns.tsx";
import type { Profile } from "#web/features/accounts/users/profileParts.ts";
import { ActivityCard } from "./ActivityCard.tsx";
import { LinkedCard } from "./LinkedCard.tsx";
import { MethodsCard } from "./MethodsCard.tsx";
import { SessionsCard } from "./SessionsCard.tsx";

export function SecurityTab({ profile }: { profile: Profile }) {
  return (
    <Columns
      main={
        <>
          <MethodsCard profile={profile} />
          <SessionsCard sessions={profile.sessions} />
        </>
      }
      side={
        <>
          <LinkedCard profile={profile} />
          <ActivityCard />
        </>
      }
    />
  );
}
