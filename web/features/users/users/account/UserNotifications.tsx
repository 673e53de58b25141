import { useWords } from "#web/lib/texts/words.ts";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { MatrixTable, MatrixTableRow } from "#web/ui/table/MatrixTable.tsx";
import type { UserDetails } from "./userDetails.ts";
import { useUserNotificationsUpdateMutation } from "./userAccount.generated.ts";

const channels = ["email", "browser", "app"] as const;

export function UserNotifications({ user: { id, account } }: { user: UserDetails }) {
  const words = useWords("usersUsers:notifications");
  const tellError = useErrorToast();
  const [update] = useUserNotificationsUpdateMutation();
  const { notifications } = account;
  const set = (changed: typeof notifications) => {
    const next = notifications.map((one) => changed.find(({ kind }) => kind === one.kind) ?? one);
    update({
      variables: {
        userId: id,
        notifications: changed.map(({ kind, email, browser, app }) => ({ kind, email, browser, app })),
      },
      optimisticResponse: { sampleUserNotificationsUpdate: { ...account, notifications: next } },
    }).catch(tellError);
  };
  const columns = channels.map((channel) => {
    const on = notifications.filter((one) => one[channel]).length;
    return {
      id: channel,
      label: words(`channels.${channel}`),
      box: (
        <CheckBox
          aria-label={words("all", { channel: words(`channels.${channel}`) })}
          checked={on === notifications.length || (on > 0 && "mixed")}
          onChange={() => set(notifications.map((one) => ({ ...one, [channel]: on < notifications.length })))}
        />
      ),
    };
  });
  const boxesOf = (one: (typeof notifications)[number]) =>
    channels.map((channel) => ({
      id: channel,
      box: (
        <CheckBox
          aria-label={words("cell", {
            kind: words(`kinds.${one.kind}.name`),
            channel: words(`channels.${channel}`),
          })}
          checked={one[channel]}
          onChange={() => set([{ ...one, [channel]: !one[channel] }])}
        />
      ),
    }));
  return (
    <Card title={words("title")} line={words("line")}>
      <MatrixTable label={words("title")} rowHead={words("kind")} columns={columns}>
        {notifications.map((one) => (
          <MatrixTableRow
            key={one.kind}
            label={words(`kinds.${one.kind}.name`)}
            note={words(`kinds.${one.kind}.note`)}
            boxes={boxesOf(one)}
          />
        ))}
      </MatrixTable>
    </Card>
  );
}
