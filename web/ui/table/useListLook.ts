import { useCallback, useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate } from "#web/lib/navigation/place.ts";
import { type SavedView, savedViews, searchOf, useStoredViews } from "#web/lib/list/savedView.ts";
import type { KeptList } from "#web/lib/list/useListState.ts";
import { usePreference } from "#web/lib/session/usePreference.ts";
import { type ColumnLayout, lookKey, readLayout } from "./parts/columnLayout.ts";
import type { ListLook } from "./parts/listLook.ts";
import { useLinkedView } from "./useLinkedView.ts";

/**
 * Holds how a list looks. An address with nothing but a saved view opens that view, and one with nothing at all the view
 * that the person's list opens with.
 * What the gateway keeps of it comes with the list's views, once the rows stand (`useViewActions`).
 */
export function useListLook(list: KeptList): ListLook {
  const { name, saved, inForce, readSearch, savedHref } = list;
  const mirrored = useStoredViews(name);
  const [own, setOwn] = usePreference(lookKey(name), readLayout, false);
  const [draft, setDraft] = useState<{ id: string; layout: ColumnLayout }>();
  const current = mirrored.find(({ id }) => id === saved);
  const kept = useMemo(() => (current?.columns ? readLayout(current.columns) : undefined), [current]);
  const drafted = draft && draft.id === current?.id ? draft.layout : undefined;
  const href = (view: SavedView) => savedHref(view.id, searchOf(view));

  const { search } = useLocation();
  const navigate = useNavigate();
  const [opening] = useState(() => {
    const id =
      search === ""
        ? savedViews.read(name).find((view) => view.isDefault && view.mine)?.id
        : [...new URLSearchParams(search).keys()].join() === "saved"
          ? saved
          : undefined;
    return id === undefined ? undefined : { id, search };
  });
  const wanted = opening?.search === search ? mirrored.find(({ id }) => id === opening.id) : undefined;
  const target = wanted && href(wanted);
  useEffect(() => {
    if (target !== undefined && target !== search) void navigate({ search: target }, { replace: true });
  }, [target, search, navigate]);

  const linked = useLinkedView(list, mirrored);
  const isOpening = opening !== undefined && opening.search === search;
  const currentId = current?.id;
  return {
    views: mirrored.filter((view) => view.mine || view.id === saved),
    linked,
    waiting: isOpening && (target === undefined ? linked.unknown : target !== search),
    current,
    changed:
      current !== undefined &&
      (inForce !== readSearch(searchOf(current)) ||
        (drafted !== undefined && JSON.stringify(drafted) !== JSON.stringify(kept ?? own))),
    href,
    layout: drafted ?? kept ?? own,
    setLayout: useCallback(
      (layout) => (currentId === undefined ? setOwn(layout) : setDraft({ id: currentId, layout })),
      [currentId, setOwn],
    ),
  };
}
