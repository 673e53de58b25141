import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import { usePage } from "#web/features/gallery/components/parts/usePage.ts";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Segmented } from "#web/ui/control/Segmented.tsx";
import { Pager } from "#web/ui/table/Pager.tsx";

const places = { start: 1, middle: 260, end: 500 };

export const Places: Demo = { order: 30, Piece };

function Piece() {
  const words = useWords("galleryComponents:pagination.Places");
  const [, href] = usePage("place");
  const [place, setPlace] = useState<keyof typeof places>("middle");
  return (
    <Stack wide>
      <Row>
        <Segmented
          label={words("place")}
          parts={(["start", "middle", "end"] as const).map((value) => ({ value, label: words(value) }))}
          value={place}
          onChange={setPlace}
        />
      </Row>
      <Pager page={places[place]} itemsPerPage={10} total={5_000} count={10} href={href} />
    </Stack>
  );
}
