import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { Timeline } from "#web/ui/timeline/Timeline.tsx";

const minute = 60_000;
const events = [
  ["deployed", "ok", 4],
  ["scaled", "info", 95],
  ["warned", "warn", 320],
  ["made", "idle", 4_400],
] as const;

export const History: Demo = { order: 60, Piece };

function Piece() {
  const { t } = useTranslation("galleryCards");
  return (
    <Card title={t("card-advance.History.title")}>
      <Timeline
        label={t("card-advance.History.title")}
        events={[
          { id: "next", tone: "rest", title: t("card-advance.History.next") },
          ...events.map(([id, tone, ago]) => ({
            id,
            tone,
            title: t(`card-advance.History.${id}`),
            text: t(`card-advance.History.${id}By`),
            at: Date.now() - ago * minute,
          })),
        ]}
      />
    </Card>
  );
}
