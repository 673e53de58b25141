import { useSearchParams } from "#web/lib/navigation/place.ts";

export function useProfileSearch() {
  const [search, setSearch] = useSearchParams();
  const put = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value === "") next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return {
    q: (search.get("q") ?? "").trim(),
    find: (text: string) => put("q", text.trim()),
    sort: search.get("sort") ?? "",
    setSort: (sort: string) => put("sort", sort),
  };
}
