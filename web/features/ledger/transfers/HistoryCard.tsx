import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useRefetchOn } from "#web/lib/graphql/useRefetchOn.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { PagedCard } from "#web/ui/table/kinds/PagedCard.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { TransferCallOffDocument, useTransferHistoryQuery } from "./transfers.generated.ts";
import { tones, type Transfer, transferTexts } from "./transferParts.ts";

const PAGE = 10;

const useStyles = makeStyles({
  who: { display: "grid", minInlineSize: 0 },
  memo: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  came: { color: appTokens.okForeground },
});

export interface HistoryCardProps {
  /** Changes when there is more of it. */
  stamp: number;
  onMoved: () => void;
}

/** What was sent and received. */
export function HistoryCard({ stamp, onMoved }: HistoryCardProps) {
  const styles = useStyles();
  const words = useWords(transferTexts);
  const format = useFormat();
  const mutate = useMutate();
  const once = useOnce();
  const tellError = useErrorToast();
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useTransferHistoryQuery({
    variables: { page },
    fetchPolicy: "cache-and-network",
  });
  useRefetchOn(stamp, refetch);
  const cancel = ({ id }: Transfer) =>
    void once(id, (idempotencyKey) => mutate(TransferCallOffDocument, { id, idempotencyKey }))
      .then((done) => done && onMoved())
      .catch(tellError);
  return (
    <PagedCard
      title={words("history.title")}
      shown={(data ?? previousData)?.transfers}
      error={error}
      onRetry={refetch}
      failed={words("history.failed")}
      none={words("history.none")}
      page={page}
      itemsPerPage={PAGE}
      onPage={setPage}
      columns={[
        {
          id: "who",
          label: words("history.who"),
          cell: ({ isSent, sender, payee, memo }) => (
            <span className={styles.who}>
              <span>{words(isSent ? "history.to" : "history.from", { name: isSent ? payee : sender })}</span>
              {memo !== "" && (
                <span className={styles.memo} dir="auto">
                  {memo}
                </span>
              )}
            </span>
          ),
        },
        {
          id: "at",
          label: words("history.at"),
          width: 170,
          cell: ({ createdAt }) => `${format.nearDay(createdAt)} ${format.clock(createdAt)}`,
        },
        {
          id: "amount",
          label: words("history.amount"),
          width: 130,
          end: true,
          cell: ({ isSent, amount }) => (
            <bdi className={isSent ? "" : styles.came}>
              {isSent ? "" : "+"}
              {format.micros(isSent ? `-${amount}` : amount)}
            </bdi>
          ),
        },
        {
          id: "status",
          label: words("history.status"),
          width: 190,
          cell: ({ status, dueAt }) => (
            <StatusPill tone={tones[status]} {...(status === "HELD" && { icon: "clock" as const })}>
              {words(`statuses.${status}`, { at: dueAt ? format.clock(dueAt) : "" })}
            </StatusPill>
          ),
        },
        {
          id: "actions",
          label: words("history.actions"),
          width: 100,
          cell: (row) =>
            row.actions.includes("CANCEL") && (
              <Button size="small" onClick={() => cancel(row)}>
                {words("history.cancel")}
              </Button>
            ),
        },
      ]}
    />
  );
}
