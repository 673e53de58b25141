import { useSearchParams } from "#web/lib/navigation/place.ts";
import { userPlans } from "#web/features/users/users/userList.ts";
import { UserBilling } from "./UserBilling.tsx";
import type { UserDetails } from "./userDetails.ts";

export function OwnBilling({ user }: { user: UserDetails }) {
  const [search] = useSearchParams();
  const wanted = search.get("plan");
  return <UserBilling user={user} wanted={userPlans.find((one) => one === wanted)} />;
}
