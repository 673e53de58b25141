import { NotificationsCard } from "#web/ui/record/NotificationsCard.tsx";
import type { UserDetails } from "./userDetails.ts";
import { useUserNotificationsUpdateMutation } from "./userAccount.generated.ts";

export function UserNotifications({ user: { id, account } }: { user: UserDetails }) {
  const [update] = useUserNotificationsUpdateMutation();
  return (
    <NotificationsCard
      texts="usersUsers:notifications"
      notifications={account.notifications}
      save={(changed, next) =>
        update({
          variables: {
            userId: id,
            notifications: changed.map(({ kind, email, browser, app }) => ({ kind, email, browser, app })),
          },
          optimisticResponse: { sampleUserNotificationsUpdate: { ...account, notifications: next } },
        })
      }
    />
  );
}
