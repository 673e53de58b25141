import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { ChevronDown16Regular } from "@fluentui/react-icons/svg/chevron-down";
import { useState } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useReasonedStep } from "#web/ui/drawer/useReasonedStep.tsx";
import { useConfirmedStep } from "#web/ui/feedback/useConfirmedStep.ts";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { PagedCard } from "#web/ui/table/kinds/PagedCard.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { rechargeTexts, rechargeTones } from "#web/features/ledger/shared/moneyStates.ts";
import {
  RechargeConfirmDocument,
  RechargeGiveBackDocument,
  type ReviewRechargeFragment,
  useRechargeReviewsQuery,
} from "./review.generated.ts";
import { PAGE, reviewTexts } from "./reviewParts.ts";

/** What is shown: what finance must confirm first, then all, and each state. */
const views = {
  waiting: { status: "PENDING", channel: "MANUAL" },
  all: {},
  PAID: { status: "PAID" },
  REFUNDED: { status: "REFUNDED" },
  FAILED: { status: "FAILED" },
} as const;
type View = keyof typeof views;
const viewNames = ["waiting", "all", "PAID", "REFUNDED", "FAILED"] as const;

const useStyles = makeStyles({
  two: { display: "grid", minInlineSize: 0 },
  quiet: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  actions: { display: "flex", flexWrap: "wrap", gap: "8px", justifyContent: "flex-end" },
});

export function RechargesCard() {
  const styles = useStyles();
  const words = useWords(reviewTexts);
  const names = useWords(rechargeTexts);
  const format = useFormat();
  const mutate = useMutate();
  const once = useOnce();
  const [view, setView] = useState<View>("waiting");
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useRechargeReviewsQuery({
    variables: { ...views[view], page },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch();
  const [drawer, askWhy] = useReasonedStep({ label: words("reason"), onDone: again });
  const ask = useConfirmedStep(again);
  const giveBack = ({ id, holder, amount }: ReviewRechargeFragment) =>
    askWhy({
      title: words("recharges.giveBack.title"),
      meta: words("recharges.giveBack.meta", { holder, amount: format.micros(amount) }),
      submitLabel: words("recharges.giveBack.action"),
      run: async (reason) => {
        const done = await once([id, reason], (idempotencyKey) =>
          mutate(RechargeGiveBackDocument, { id, reason, idempotencyKey }),
        );
        return done && words("recharges.giveBack.done");
      },
    });
  const confirmIt = ({ id, no, holder, amount, isHalfConfirmed }: ReviewRechargeFragment) =>
    ask({
      title: words("recharges.confirm.title", { no }),
      text: words("recharges.confirm.text", { holder, amount: format.micros(amount) }),
      action: words("recharges.confirm.action"),
      tone: "neutral",
      run: async () => {
        const answer = await once([id, isHalfConfirmed], (idempotencyKey) =>
          mutate(RechargeConfirmDocument, { id, idempotencyKey }),
        );
        const isPaid = answer?.rechargeConfirm.status === "PAID";
        return answer && words(isPaid ? "recharges.confirm.done" : "recharges.confirm.half");
      },
    });
  return (
    <>
      <PagedCard
        title={words("recharges.title")}
        line={words("recharges.line")}
        tools={
          <MenuButton
            size="small"
            icon={<ChevronDown16Regular />}
            iconPosition="after"
            actions={() =>
              viewNames.map((id) => ({
                id,
                label: words(`recharges.views.${id}`),
                chosen: id === view,
                run: () => {
                  setPage(1);
                  setView(id);
                },
              }))
            }
          >
            {words(`recharges.views.${view}`)}
          </MenuButton>
        }
        shown={(data ?? previousData)?.rechargeReviews}
        error={error}
        onRetry={refetch}
        failed={words("recharges.failed")}
        none={words(view === "waiting" ? "recharges.noneWaiting" : "recharges.none")}
        page={page}
        itemsPerPage={PAGE}
        onPage={setPage}
        columns={[
          {
            id: "no",
            label: words("fields.number"),
            cell: ({ no, holder }) => (
              <span className={styles.two}>
                <bdi>{holder}</bdi>
                <bdi dir="ltr" className={styles.quiet}>
                  {no}
                </bdi>
              </span>
            ),
          },
          {
            id: "channel",
            label: words("fields.channel"),
            width: 130,
            cell: ({ channel }) => names(`channels.${channel}`),
          },
          {
            id: "at",
            label: words("fields.at"),
            width: 150,
            cell: ({ createdAt }) => `${format.shortDay(createdAt)} ${format.clock(createdAt)}`,
          },
          {
            id: "status",
            label: words("fields.status"),
            width: 190,
            cell: ({ status, isHalfConfirmed }) =>
              isHalfConfirmed && status !== "PAID" ? (
                <StatusPill tone="info" icon="clock">
                  {words("recharges.half")}
                </StatusPill>
              ) : (
                <StatusPill tone={rechargeTones[status]}>{names(`statuses.${status}`)}</StatusPill>
              ),
          },
          {
            id: "amount",
            label: words("fields.amount"),
            width: 130,
            end: true,
            cell: ({ amount }) => format.micros(amount),
          },
          {
            id: "actions",
            label: words("fields.actions"),
            width: 180,
            end: true,
            cell: (row) => (
              <span className={styles.actions}>
                {row.actions.includes("CONFIRM") && (
                  <Button size="small" appearance="primary" onClick={() => void confirmIt(row)}>
                    {words("recharges.confirm.action")}
                  </Button>
                )}
                {row.actions.includes("REFUND") && (
                  <Button size="small" onClick={() => giveBack(row)}>
                    {words("recharges.giveBack.action")}
                  </Button>
                )}
              </span>
            ),
          },
        ]}
      />
      {drawer}
    </>
  );
}
