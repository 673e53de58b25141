import type { ApolloClient } from "@apollo/client";
import { readSavedView, savedViews } from "#web/lib/list/savedView.ts";
import { SharedViewDocument } from "#web/lib/session/kept.generated.ts";

/** Brings the saved view that a link names into the mirror of its list; answers whether there is one. */
export async function fetchLinkedView(client: ApolloClient, list: string, id: string): Promise<boolean> {
  const { data } = await client.query({
    query: SharedViewDocument,
    variables: { id },
    fetchPolicy: "no-cache",
  });
  const view = data?.view?.list === list ? readSavedView(data.view) : undefined;
  const others = savedViews.read(list).filter((one) => one.id !== id);
  savedViews.write(list, view ? [...others, view] : others);
  return view !== undefined;
}
