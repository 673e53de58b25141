import { NotificationsCard } from "#web/ui/record/NotificationsCard.tsx";
import type { CustomerDetails } from "#web/features/ecommerce/customers/data/customerDetails.ts";
import { useCustomerNotificationsUpdateMutation } from "./customerAccount.generated.ts";

export function CustomerNotifications({ customer: { id, account } }: { customer: CustomerDetails }) {
  const [update] = useCustomerNotificationsUpdateMutation();
  return (
    <NotificationsCard
      texts="ecommerceCustomers:notifications"
      notifications={account.notifications}
      save={(changed, next) =>
        update({
          variables: {
            customerId: id,
            notifications: changed.map(({ kind, email, browser, app }) => ({ kind, email, browser, app })),
          },
          optimisticResponse: { customerNotificationsUpdate: { ...account, notifications: next } },
        })
      }
    />
  );
}
