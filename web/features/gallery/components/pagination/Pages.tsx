import { Rocket20Regular } from "@fluentui/react-icons/svg/rocket";
import { useState } from "react";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import { usePage } from "#web/features/gallery/components/parts/usePage.ts";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import { Pager } from "#web/ui/table/Pager.tsx";

const total = 237;

export const Pages: Demo = { order: 10, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:pagination.Pages");
  const { number } = useFormat();
  const [itemsPerPage, setItemsPerPage] = useState(5);
  const [asked, href] = usePage("pages");
  const page = Math.min(asked, Math.ceil(total / itemsPerPage));
  const first = (page - 1) * itemsPerPage;
  const count = Math.min(itemsPerPage, total - first);
  return (
    <Stack wide>
      <EntryList
        label={words("label")}
        empty={words("label")}
        entries={Array.from({ length: count }, (_, at) => ({
          id: String(first + at),
          icon: <Rocket20Regular />,
          title: words("row", { place: number(total - first - at) }),
          lines: [words("line2", { revision: number(total - first - at) })],
        }))}
      />
      <Pager
        label={words("label")}
        page={page}
        itemsPerPage={itemsPerPage}
        total={total}
        count={count}
        href={href}
        onItemsPerPage={setItemsPerPage}
      />
    </Stack>
  );
}
