import { useLayoutEffect, useRef } from "react";
import { type TextPlace, useWords } from "#web/lib/texts/words.ts";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { useUndo } from "#web/ui/feedback/undo.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { MatrixTable, MatrixTableRow } from "#web/ui/table/kinds/MatrixTable.tsx";

const channels = ["email", "browser", "app"] as const;

/** On which ways somebody is told of something. */
export interface NotificationChoice {
  /** Of what; the texts `kinds.<kind>.name` and `.note` say it. */
  kind: string;
  email: boolean;
  browser: boolean;
  app: boolean;
}

/** What an account is told of, and how it is changed. */
export interface NotificationsCardProps<TChoice extends NotificationChoice> {
  /** Where the texts of the card stand. */
  texts: TextPlace;
  notifications: readonly TChoice[];
  /**
   * Sends the changed choices, shown at once; a refusal is told in a toast.
   * @param next all choices as they are then.
   */
  save: (changed: TChoice[], next: TChoice[]) => Promise<unknown>;
}

/** What an account is told of, and on which ways, as a matrix; a column's head sets all of it. Each change is told with Undo. */
export function NotificationsCard<TChoice extends NotificationChoice>({
  texts,
  notifications,
  save,
}: NotificationsCardProps<TChoice>) {
  const words = useWords(texts);
  const tellError = useErrorToast();
  const offerUndo = useUndo();
  const latest = useRef(notifications);
  useLayoutEffect(() => {
    latest.current = notifications;
  });
  const put = (changed: TChoice[]) =>
    save(
      changed,
      latest.current.map((one) => changed.find(({ kind }) => kind === one.kind) ?? one),
    );
  const set = (changed: TChoice[]) => {
    const before = notifications.filter(({ kind }) => changed.some((one) => one.kind === kind));
    put(changed).then(
      () => offerUndo({ text: words("changed"), takeBack: () => put(before), onUndone: () => undefined }),
      tellError,
    );
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
  const boxesOf = (one: TChoice) =>
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
