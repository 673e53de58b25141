import { generatePath } from "react-router-dom";
import { useNavigate, useParams } from "./place.ts";

/**
 * Holds which part of a page is shown in the last step of its path: an unknown one shows the first. Leaving a part drops
 * the search, which was that part's own.
 * @param pattern the path of the route, with `:tab`.
 */
export function useTabPath<TTab extends string>(
  pattern: string,
  tabs: readonly [TTab, ...TTab[]],
): [tab: TTab, show: (tab: TTab) => void] {
  const { tab: wanted } = useParams();
  const navigate = useNavigate();
  const tab = tabs.find((one) => one === wanted) ?? tabs[0];
  const show = (next: TTab) =>
    void navigate(generatePath(pattern, { tab: next }), { preventScrollReset: true });
  return [tab, show];
}
