import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useLocation, useSearchParams } from "#web/lib/navigation/place.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ViewTabs } from "#web/ui/table/ViewTabs.tsx";

const views = [
  ["all", 48],
  ["running", 41],
  ["attention", 5],
  ["mine", 12],
] as const;

export const Views: Demo = { order: 40, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:tabs.Views");
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const view = search.get("view") ?? "all";
  const href = (id: string) => {
    const next = new URLSearchParams(search);
    next.set("view", id);
    return `?${next.toString()}${hash}`;
  };
  return (
    <Stack wide>
      <ViewTabs
        views={views.map(([id, count]) => ({
          id,
          label: words(id),
          count,
          href: href(id),
          current: view === id,
          changed: id === "mine" && view === id,
        }))}
      />
      <span role="status">{words("now", { view: words([view, "all"]) })}</span>
    </Stack>
  );
}
