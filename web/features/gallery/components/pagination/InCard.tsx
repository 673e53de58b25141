import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import { usePage } from "#web/features/gallery/components/parts/usePage.ts";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { CardPager } from "#web/ui/table/CardPager.tsx";

export const InCard: Demo = { order: 20, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:pagination.InCard");
  const { number } = useFormat();
  const [total, setTotal] = useState(24);
  const [asked, href] = usePage("card");
  const page = Math.min(asked, Math.ceil(total / 10));
  const count = Math.min(10, total - (page - 1) * 10);
  return (
    <Stack wide>
      <Card title={words("title")} line={words("about")}>
        <DescriptionList
          items={Array.from({ length: count }, (_, at) => ({
            id: String(at),
            name: words("row", { place: number((page - 1) * 10 + at + 1) }),
            value: words("value"),
          }))}
        />
        <CardPager
          label={words("title")}
          page={page}
          itemsPerPage={10}
          total={total}
          count={count}
          href={href}
        />
      </Card>
      <Row>
        <Button onClick={() => setTotal(total === 24 ? 8 : 24)}>
          {words(total === 24 ? "few" : "many")}
        </Button>
      </Row>
    </Stack>
  );
}
