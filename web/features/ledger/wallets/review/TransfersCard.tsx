import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useReasonedStep } from "#web/ui/drawer/useReasonedStep.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { PagedCard } from "#web/ui/table/kinds/PagedCard.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { transferTexts, transferTones } from "#web/features/ledger/shared/moneyStates.ts";
import {
  type ReviewTransferFragment,
  TransferTakeBackDocument,
  useTransferReviewsQuery,
} from "./review.generated.ts";
import { PAGE, reviewTexts } from "./reviewParts.ts";

const useStyles = makeStyles({
  two: { display: "grid", minInlineSize: 0 },
  quiet: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
});

export function TransfersCard() {
  const styles = useStyles();
  const words = useWords(reviewTexts);
  const names = useWords(transferTexts);
  const format = useFormat();
  const mutate = useMutate();
  const once = useOnce();
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useTransferReviewsQuery({
    variables: { page },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch();
  const [drawer, askWhy] = useReasonedStep({ label: words("reason"), onDone: again });
  const takeBack = ({ id, sender, payee, amount }: ReviewTransferFragment) =>
    askWhy({
      title: words("transfers.takeBack.title"),
      meta: words("transfers.takeBack.meta", { sender, payee, amount: format.micros(amount) }),
      submitLabel: words("transfers.takeBack.action"),
      run: async (reason) => {
        const done = await once([id, reason], (idempotencyKey) =>
          mutate(TransferTakeBackDocument, { id, reason, idempotencyKey }),
        );
        return done && words("transfers.takeBack.done");
      },
    });
  return (
    <>
      <PagedCard
        title={words("transfers.title")}
        line={words("transfers.line")}
        shown={(data ?? previousData)?.transferReviews}
        error={error}
        onRetry={refetch}
        failed={words("transfers.failed")}
        none={words("transfers.none")}
        page={page}
        itemsPerPage={PAGE}
        onPage={setPage}
        columns={[
          {
            id: "who",
            label: words("fields.who"),
            cell: ({ sender, payee, memo }) => (
              <span className={styles.two}>
                <span>{words("transfers.who", { sender, payee })}</span>
                {memo !== "" && (
                  <span className={styles.quiet} dir="auto">
                    {memo}
                  </span>
                )}
              </span>
            ),
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
            cell: ({ status, dueAt }) => (
              <StatusPill tone={transferTones[status]} {...(status === "HELD" && { icon: "clock" as const })}>
                {names(`statuses.${status}`, { at: dueAt ? format.clock(dueAt) : "" })}
              </StatusPill>
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
            cell: (row) =>
              row.actions.includes("REVERSE") && (
                <Button size="small" onClick={() => takeBack(row)}>
                  {words("transfers.takeBack.action")}
                </Button>
              ),
          },
        ]}
      />
      {drawer}
    </>
  );
}
