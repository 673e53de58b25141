import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { RangeBox } from "#web/ui/control/RangeBox.tsx";
import { RunwayBar } from "#web/ui/money/RunwayBar.tsx";
import { useRunwayWords } from "#web/ui/money/useRunwayWords.ts";
import { Card } from "#web/ui/page/Card.tsx";

export const Balance: Demo = { order: 10, keys: true, Piece };

function Piece() {
  const { t } = useTranslation("galleryCards");
  const { lasts } = useRunwayWords();
  const [hours, setHours] = useState(58);
  return (
    <Card title={t("card-widgets.Balance.title")} line={lasts(hours)}>
      <RunwayBar hours={hours} />
      <RangeBox
        thumbs={[{ label: t("card-widgets.Balance.hours"), value: hours, set: setHours }]}
        min={0}
        max={720}
        step={1}
        format={lasts}
      />
    </Card>
  );
}
