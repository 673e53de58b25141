import { PasswordCard } from "#web/ui/form/sections/PasswordCard.tsx";
import type { CustomerDetails } from "#web/features/ecommerce/customers/data/customerDetails.ts";
import { useCustomerPasswordChangeMutation } from "./customerAccount.generated.ts";

export function CustomerPassword({ customer: { id, email, account } }: { customer: CustomerDetails }) {
  const [change] = useCustomerPasswordChangeMutation();
  return (
    <PasswordCard
      texts="ecommerceCustomers:password"
      username={email}
      changedAt={account.passwordChangedAt}
      onSave={(password) => change({ variables: { customerId: id, password } })}
    />
  );
}
