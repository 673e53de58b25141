import { useState } from "react";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PageTabs } from "#web/ui/page/PageTabs.tsx";

const days = Array.from({ length: 14 }, (_, day) => `2026-11-${String(day + 10).padStart(2, "0")}T12:00:00Z`);

export const Many: Demo = { order: 50, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:tabs.Many");
  const format = useFormat();
  const [day, setDay] = useState(days[7] ?? "");
  return (
    <PageTabs
      label={words("label")}
      tabs={days.map((id) => ({ id, label: format.shortDay(id) }))}
      tab={day}
      onTab={setDay}
    >
      <p>{words("text", { day: format.date(day) })}</p>
    </PageTabs>
  );
}
