import { useWords } from "#web/lib/texts/words.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { Timeline, type TimelineEvent } from "#web/ui/timeline/Timeline.tsx";
import type { UserDetails } from "./account/userDetails.ts";
import { userList } from "./userList.ts";

export function UserActivity({ user: { account, createdAt } }: { user: UserDetails }) {
  const words = useWords(userList.texts);
  const { devices, passwordChangedAt } = account;
  const events: TimelineEvent[] = [
    ...devices.map(({ id, browser, device, place, seenAt }) => ({
      id,
      tone: "info" as const,
      title: words("activity.signedIn", { browser, device }),
      text: place,
      at: seenAt,
    })),
    ...(passwordChangedAt
      ? [{ id: "password", tone: "warn" as const, title: words("activity.password"), at: passwordChangedAt }]
      : []),
    { id: "added", tone: "ok", title: words("activity.added"), at: createdAt },
  ];
  return (
    <Card title={words("activity.title")} line={words("activity.line")}>
      <Timeline
        label={words("activity.title")}
        events={events.toSorted((a, b) => String(b.at).localeCompare(String(a.at)))}
      />
    </Card>
  );
}
