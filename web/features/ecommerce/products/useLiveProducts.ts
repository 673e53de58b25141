import { useApolloClient } from "@apollo/client/react";
import { useOncePerBurst } from "../../../lib/useOncePerBurst.ts";
import { useProductListChangesSubscription } from "./products.generated.ts";
import { forgetProductFigures, forgetProductLists } from "./useProductActions.ts";

export function useLiveProducts(ready: boolean): void {
  const { cache } = useApolloClient();
  const forgetLists = useOncePerBurst(() => forgetProductLists(cache));
  const forgetFigures = useOncePerBurst(() => forgetProductFigures(cache));
  useProductListChangesSubscription({
    // The socket's code waits until the rows stand.
    skip: !ready,
    // Changed fields are in the cache already; which rows a page holds changes only with new and removed products.
    onData: ({ data: { data } }) => (data?.productChanged.kind === "UPDATED" ? forgetFigures() : forgetLists()),
  });
}
