import type { CustomerDetails } from "#web/features/ecommerce/customers/data/customerDetails.ts";
import { CustomerAddresses } from "./CustomerAddresses.tsx";
import { CustomerCards } from "./CustomerCards.tsx";

export function CustomerBilling({ customer }: { customer: CustomerDetails }) {
  return (
    <>
      <CustomerAddresses customer={customer} />
      <CustomerCards customer={customer} />
    </>
  );
}
