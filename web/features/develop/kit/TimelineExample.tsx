import { useTranslation } from "react-i18next";
import { Timeline } from "#web/ui/timeline/Timeline.tsx";

const hour = 3_600_000;

export function TimelineExample() {
  const { t } = useTranslation("kit");
  const say = (key: string) => t(`kit.display.timeline.${key}`);
  const now = Date.now();
  return (
    <Timeline
      label={say("title")}
      events={[
        { id: "placed", tone: "ok", title: say("placed"), at: now - 50 * hour, text: say("placedText") },
        { id: "paid", tone: "ok", title: say("paid"), at: now - 49 * hour },
        { id: "held", tone: "warn", title: say("held"), at: now - 3 * hour, text: say("heldText") },
        { id: "sent", tone: "info", title: say("sent"), at: now - hour / 4 },
        { id: "arrives", tone: "idle", title: say("arrives") },
      ]}
    />
  );
}
