import { foldForSearch } from "#gateway/platform/fold.ts";
import { searchGroups } from "./repository.ts";

const MAX_CHILDREN = 5;

/** The screens whose name contains the text, at most five of each kind; kinds without one are left out. */
export function search(q: string | null | undefined) {
  const text = foldForSearch(q ?? "");
  const found = searchGroups().map((group) => ({
    ...group,
    children: group.children
      .filter(({ title }) => foldForSearch(title).includes(text))
      .slice(0, MAX_CHILDREN),
  }));
  return found.filter(({ children }) => children.length > 0);
}
