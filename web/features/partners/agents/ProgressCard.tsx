import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { Checkmark12Regular } from "@fluentui/react-icons/svg/checkmark";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { Timeline, type TimelineEvent } from "#web/ui/timeline/Timeline.tsx";
import { AgentWithdrawalCancelDocument } from "./agents.generated.ts";
import { agentTexts, type Withdrawal, withdrawalLooks } from "./agentParts.ts";

const RecordsDrawer = lazyComponent(() => import("./RecordsDrawer.tsx"), "RecordsDrawer");

const useStyles = makeStyles({
  head: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "center",
    gap: "8px",
  },
  sum: { ...typographyStyles.subtitle2, fontVariantNumeric: "tabular-nums" },
});

/** How the last withdrawal stands; the others are one press away. */
export function ProgressCard({
  last,
  total,
  onChanged,
}: {
  last: Withdrawal;
  total: number;
  onChanged: () => void;
}) {
  const styles = useStyles();
  const words = useWords(agentTexts);
  const format = useFormat();
  const mutate = useMutate();
  const once = useOnce();
  const tellError = useErrorToast();
  const [records, open] = useDrawer<true>((_, state) => <RecordsDrawer {...state} />);
  const pill = pillOf(words, "withdrawals", withdrawalLooks);
  const { status, createdAt, approvedAt, closedAt, reason, amount, method, tail } = last;
  const done = <Checkmark12Regular />;
  const end: TimelineEvent =
    status === "REJECTED" || status === "CANCELLED"
      ? {
          id: "end",
          tone: status === "REJECTED" ? "bad" : "idle",
          title: words(`progress.${status}`),
          text: reason ?? words("progress.back"),
          ...(closedAt && { at: closedAt }),
        }
      : {
          id: "end",
          tone: status === "PAID" ? "ok" : "idle",
          title: words("progress.paid"),
          text: words(status === "PAID" ? "progress.paidLine" : "progress.other", {
            method: words(`methods.${method}`),
            tail,
          }),
          ...(status === "PAID" && { icon: done }),
          ...(closedAt && { at: closedAt }),
        };
  const isOver = status === "REJECTED" || status === "CANCELLED";
  const events: TimelineEvent[] = [
    {
      id: "submitted",
      tone: "ok",
      icon: done,
      title: words("progress.submitted"),
      text: words("progress.frozen"),
      at: createdAt,
    },
    ...(isOver && approvedAt === null
      ? []
      : [
          {
            id: "approved",
            tone: approvedAt === null ? ("info" as const) : ("ok" as const),
            title: words("progress.approved"),
            text: words(approvedAt === null ? "progress.waits" : "progress.isApproved"),
            ...(approvedAt !== null && { icon: done, at: approvedAt }),
          },
        ]),
    end,
  ];
  const cancel = async () => {
    const agreed = await confirm({
      title: words("progress.ask.title", { amount: format.micros(amount) }),
      text: words("progress.ask.text"),
      action: words("progress.cancel"),
    });
    if (!agreed) return;
    await once(last.id, (idempotencyKey) =>
      mutate(AgentWithdrawalCancelDocument, { id: last.id, idempotencyKey }),
    ).catch(tellError);
    onChanged();
  };
  return (
    <Card
      title={words("progress.title")}
      tools={
        total > 1 && (
          <Button appearance="subtle" size="small" onClick={() => open(true)}>
            {words("progress.records")}
          </Button>
        )
      }
    >
      <div className={styles.head}>
        <span className={styles.sum}>{format.micros(amount)}</span>
        {pill(status)}
      </div>
      <Timeline label={words("progress.title")} events={events} />
      {last.actions.some(({ name }) => name === "CANCEL") && (
        <Button size="small" onClick={() => void cancel()}>
          {words("progress.cancel")}
        </Button>
      )}
      {records}
    </Card>
  );
}
