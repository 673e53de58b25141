import { CheckmarkCircle20Regular } from "@fluentui/react-icons/svg/checkmark-circle";
import { Folder20Regular } from "@fluentui/react-icons/svg/folder";
import { PlugConnected20Regular } from "@fluentui/react-icons/svg/plug-connected";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Timeline, type TimelineEvent } from "#web/ui/timeline/Timeline.tsx";
import { StatCards } from "#web/ui/figure/StatCards.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import type { UserDetails } from "./account/userDetails.ts";
import { userList } from "./userList.ts";

export function UserOverview({ user }: { user: UserDetails }) {
  const words = useWords(userList.texts);
  const format = useFormat();
  const { account, taskDone, projectDone, createdAt } = user;
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
  const connected = account.connections.filter((one) => one.connected);
  return (
    <>
      <StatCards
        texts={userList.texts}
        figures={[
          { id: "tasks", value: taskDone, icon: <CheckmarkCircle20Regular /> },
          { id: "projects", value: projectDone, icon: <Folder20Regular /> },
          {
            id: "connections",
            value: connected.length,
            icon: <PlugConnected20Regular />,
            note: format.list(connected.map(({ service }) => words(`connections.services.${service}.name`))),
          },
        ]}
      />
      <Card title={words("activity.title")} line={words("activity.line")}>
        <Timeline
          label={words("activity.title")}
          events={events.toSorted((a, b) => String(b.at).localeCompare(String(a.at)))}
        />
      </Card>
    </>
  );
}
