import { useLocation, useSearchParams } from "#web/lib/navigation/place.ts";

/** The page of a list that the address names by a parameter of its own, and the address of another one. */
export function usePage(parameter: string): [page: number, href: (page: number) => string] {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const href = (page: number) => {
    const next = new URLSearchParams(search);
    next.set(parameter, String(page));
    return `?${next.toString()}${hash}`;
  };
  const asked = Number(search.get(parameter));
  return [Number.isInteger(asked) && asked > 0 ? asked : 1, href];
}
