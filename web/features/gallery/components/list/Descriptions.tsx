import { useId } from "@fluentui/react-components";
import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { SwitchBox } from "#web/ui/control/SwitchBox.tsx";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { Stars } from "#web/ui/figure/Stars.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";

const address = "tidemark.berth.example";

export const Descriptions: Demo = { order: 30, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:list.Descriptions");
  const format = useFormat();
  const [wide, setWide] = useState(false);
  const id = useId();
  return (
    <Stack wide>
      <DescriptionList
        wide={wide}
        items={[
          { id: "state", name: words("state"), value: <StatusPill tone="ok">{words("running")}</StatusPill> },
          { id: "address", name: words("address"), value: <bdi dir="ltr">{address}</bdi>, copy: address },
          { id: "price", name: words("price"), value: format.money({ amountMinor: 15, currency: "CNY" }) },
          { id: "created", name: words("created"), value: format.dateTime("2026-11-24T08:30:00Z") },
          { id: "rating", name: words("rating"), value: <Stars value={4.2} /> },
          { id: "note", name: words("note"), value: null },
        ]}
      />
      <Row>
        <SwitchBox id={id} checked={wide} onChange={setWide} />
        <label htmlFor={id}>{words("wide")}</label>
      </Row>
    </Stack>
  );
}
