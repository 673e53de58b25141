import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { afterPaint } from "#web/lib/timing/afterPaint.ts";
import {
  SavedViewsDocument,
  type SavedViewUpdateInput,
  useSavedViewCreateMutation,
  useSavedViewDeleteMutation,
  useSavedViewUpdateMutation,
} from "#web/lib/session/kept.generated.ts";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { readSavedView, type SavedView, savedViews } from "#web/lib/list/savedView.ts";
import { viewFromSearch } from "#web/lib/list/viewFromSearch.ts";
import { browserStore } from "#web/lib/session/browserStore.ts";
import { pushPreference, takePreference } from "#web/lib/session/preferenceSync.ts";
import { sessionStore } from "#web/lib/session/session.ts";
import type { KeptList } from "#web/lib/list/useListState.ts";
import { type ColumnLayout, lookKey } from "#web/ui/table/parts/columnLayout.ts";

/** What can be done to the saved views of a list. Each rejects with an `AppError`. */
export interface ViewActions {
  /** Keeps what is in force as a new view, and answers it. */
  create: (name: string, isDefault: boolean) => Promise<SavedView>;
  /** Changes a view; without `change` it takes what is in force. */
  update: (view: SavedView, change?: SavedViewUpdateInput) => Promise<SavedView>;
  remove: (view: SavedView) => Promise<void>;
}

/** Fetches the views of a list and how it looks into the mirror, and gives the ways to change them. */
export function useViewActions({ name: list, inForce }: KeptList, layout: ColumnLayout): ViewActions {
  const client = useApolloClient();
  const [createView] = useSavedViewCreateMutation();
  const [updateView] = useSavedViewUpdateMutation();
  const [deleteView] = useSavedViewDeleteMutation();

  useEffect(() => {
    const user = sessionStore.get()?.user.id;
    const isStill = () => user !== undefined && sessionStore.get()?.user.id === user;
    if (!isStill()) return;
    return afterPaint(() => {
      const look = lookKey(list);
      if (browserStore.read(`${look}.unsaved`) !== null) pushPreference(client, look);
      client.query({ query: SavedViewsDocument, variables: { list, look }, fetchPolicy: "no-cache" }).then(
        ({ data }) => {
          if (!data || !isStill()) return;
          const own = data.views.flatMap((view) => readSavedView(view) ?? []);
          savedViews.write(list, [...own, ...savedViews.read(list).filter(({ mine }) => !mine)]);
          takePreference(look, data.look);
        },
        () => undefined,
      );
    });
  }, [client, list]);

  const keep = (answered: unknown): SavedView => {
    const view = readSavedView(answered);
    if (!view) throw new TypeError("The answer is no saved view.");
    const others = savedViews.read(list).map((one) => (view.isDefault ? { ...one, isDefault: false } : one));
    const at = others.findIndex(({ id }) => id === view.id);
    savedViews.write(list, at < 0 ? [...others, view] : others.with(at, view));
    return view;
  };
  const now = () => ({ ...viewFromSearch(inForce), columns: layout });

  return {
    create: async (name, isDefault) => {
      const { data } = await createView({
        variables: { input: { list, name, isDefault, ...now() }, idempotencyKey: newKey() },
      });
      return keep(data.viewCreate);
    },
    update: async ({ id }, change) =>
      keep((await updateView({ variables: { id, input: change ?? now() } })).data.viewUpdate),
    remove: async ({ id }) => {
      await deleteView({ variables: { id } });
      savedViews.write(
        list,
        savedViews.read(list).filter((view) => view.id !== id),
      );
    },
  };
}
