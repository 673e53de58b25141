import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import { usePage } from "#web/features/gallery/components/parts/usePage.ts";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useLocation } from "#web/lib/navigation/place.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { Pager } from "#web/ui/table/Pager.tsx";

const places = { start: 1, middle: 260, end: 500 };

export const Places: Demo = { order: 30, Piece };

function Piece() {
  const words = useWords("galleryComponents:pagination.Places");
  const { pathname } = useLocation();
  const [asked, href] = usePage("place");
  const page = Math.min(asked, 500);
  return (
    <Stack wide>
      <Row>
        {(["start", "middle", "end"] as const).map((id) => (
          <ActionLink key={id} size="small" action={{ label: words(id), to: pathname + href(places[id]) }} />
        ))}
      </Row>
      <Pager label={words("label")} page={page} itemsPerPage={10} total={5_000} count={10} href={href} />
    </Stack>
  );
}
