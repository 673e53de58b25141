import { useApolloClient } from "@apollo/client/react";
import { refreshLists } from "#web/lib/list/listCache.ts";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useOncePerBurst } from "#web/lib/timing/useOncePerBurst.ts";
import {
  CustomerDetailChangesDocument,
  CustomerDetailOrderChangesDocument,
  useCustomerAccountChangesSubscription,
} from "./data/customer.generated.ts";

export function useCustomerLive(id: string, onGone: () => void): void {
  const { cache } = useApolloClient();
  const onOrders = useOncePerBurst(() => {
    refreshLists(cache, { rows: "ecommerceOrders", figures: [] });
    cache.evict({ id: cache.identify({ __typename: "Customer", id }), fieldName: "figures" });
  });
  useChanges(CustomerDetailChangesDocument, (change) => {
    if (change.id === id && change.kind === "DELETED") onGone();
  });
  useChanges(CustomerDetailOrderChangesDocument, ({ order }) => {
    if (!order || order.customer?.id === id) onOrders();
  });
  useCustomerAccountChangesSubscription({ ignoreResults: true, variables: { customerId: id } });
}
