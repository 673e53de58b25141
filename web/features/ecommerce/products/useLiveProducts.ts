import { useApolloClient } from "@apollo/client/react";
import { useOncePerBurst } from "../../../lib/useOncePerBurst.ts";
import { useProductListChangesSubscription } from "./products.generated.ts";
import { forgetProductFigures, forgetProductLists } from "./useProductActions.ts";

export function useLiveProducts({ ready, filtered }: { ready: boolean; filtered: boolean }): void {
  const { cache } = useApolloClient();
  const forgetLists = useOncePerBurst(() => forgetProductLists(cache));
  const forgetFigures = useOncePerBurst(() => forgetProductFigures(cache));
  useProductListChangesSubscription({
    // The socket's code waits until the rows stand.
    skip: !ready,
    // A change of a thousand rows must not render the list a thousand times.
    ignoreResults: true,
    // Changed fields are in the cache already; which rows a page holds changes with new and removed products, and with
    // changed ones where a filter may not let them stay.
    onData: ({ data: { data } }) => (data?.productChanged.kind === "UPDATED" && !filtered ? forgetFigures() : forgetLists()),
  });
}
