import { useApolloClient } from "@apollo/client/react";
import { type ListCacheKeys, refreshLists } from "#web/lib/list/listCache.ts";
import { useOncePerBurst } from "#web/lib/timing/useOncePerBurst.ts";
import {
  useCustomerAccountChangesSubscription,
  useCustomerDetailChangesSubscription,
  useCustomerDetailOrderChangesSubscription,
} from "./data/customer.generated.ts";

const orders: ListCacheKeys = { rows: "ecommerceOrders", figures: [] };

export function useCustomerLive(id: string, onGone: () => void): void {
  const { cache } = useApolloClient();
  const onOrders = useOncePerBurst(() => {
    refreshLists(cache, orders);
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
