import { useNavigate, useSearchParams } from "./place.ts";

/**
 * Holds which part of a page is shown in its address: `?tab=billing`, nothing for the first; `name` is another word
 * for `tab`. Leaving a part drops the rest of the search, which was that part's own.
 */
export function useTab<TTab extends string>(
  tabs: readonly [TTab, ...TTab[]],
  name = "tab",
): [tab: TTab, show: (tab: TTab) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const wanted = search.get(name);
  const tab = tabs.find((one) => one === wanted) ?? tabs[0];
  const show = (next: TTab) =>
    void navigate({ search: next === tabs[0] ? "" : `?${name}=${next}` }, { preventScrollReset: true });
  return [tab, show];
}
