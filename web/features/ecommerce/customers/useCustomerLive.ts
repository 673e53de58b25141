import { useApolloClient } from "@apollo/client/react";
import { forgetLists } from "../../../lib/listCache.ts";
import { useOncePerBurst } from "../../../lib/useOncePerBurst.ts";
import { useCustomerAccountChangesSubscription, useCustomerDetailChangesSubscription, useCustomerDetailOrderChangesSubscription } from "./customer.generated.ts";

export const orderFields = { rows: "ecommerceOrders", figures: [] };

export function useCustomerLive(id: string, onGone: () => void): void {
  const { cache } = useApolloClient();
  const onOrders = useOncePerBurst(() => {
    forgetLists(cache, orderFields);
    cache.evict({ id: cache.identify({ __typename: "Customer", id }), fieldName: "figures" });
  });
  useCustomerDetailChangesSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data?.customerChanged.id === id && data.customerChanged.kind === "DELETED") onGone();
    },
  });
  useCustomerDetailOrderChangesSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const order = data?.ecommerceOrderChanged.order;
      if (!order || order.customer?.id === id) onOrders();
    },
  });
  useCustomerAccountChangesSubscription({ ignoreResults: true, variables: { customerId: id } });
}
