import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";

const address = "tidemark.berth.example";
const made = Date.UTC(2026, 8, 14, 1, 41);

export const Facts: Demo = { order: 30, keys: true, Piece };

function Piece() {
  const { t } = useTranslation("galleryCards");
  const format = useFormat();
  const name = (id: string) => t(`card-advance.Facts.${id}`);
  return (
    <Card title={name("title")}>
      <DescriptionList
        wide
        items={[
          { id: "state", name: name("state"), value: <StatusPill tone="ok">{name("running")}</StatusPill> },
          { id: "address", name: name("address"), value: <bdi dir="ltr">{address}</bdi>, copy: address },
          { id: "price", name: name("price"), value: format.money({ amountMinor: 15, currency: "CNY" }) },
          { id: "made", name: name("made"), value: format.dateTime(made) },
          { id: "copies", name: name("copies"), value: format.number(4) },
          { id: "note", name: name("note"), value: null },
        ]}
      />
    </Card>
  );
}
