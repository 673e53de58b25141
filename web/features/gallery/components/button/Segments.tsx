import { Grid20Regular } from "@fluentui/react-icons/svg/grid";
import { TextBulletList20Regular } from "@fluentui/react-icons/svg/text-bullet-list";
import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Segmented } from "#web/ui/control/Segmented.tsx";

const spans = ["hour", "day", "week"] as const;
const views = { list: <TextBulletList20Regular />, cards: <Grid20Regular /> };

export const Segments: Demo = { order: 50, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:button.Segments");
  const [span, setSpan] = useState<(typeof spans)[number]>("day");
  const [view, setView] = useState<keyof typeof views>("list");
  const parts = spans.map((value) => ({ value, label: words(value) }));
  return (
    <Row roomy>
      <Segmented label={words("span")} parts={parts} value={span} onChange={setSpan} />
      <Segmented small label={words("span")} parts={parts} value={span} onChange={setSpan} />
      <Segmented
        label={words("view")}
        parts={(["list", "cards"] as const).map((value) => ({
          value,
          label: words(value),
          icon: views[value],
        }))}
        value={view}
        onChange={setView}
      />
    </Row>
  );
}
