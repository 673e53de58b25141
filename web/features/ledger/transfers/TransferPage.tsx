import type { ApolloClient } from "@apollo/client";
import { makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useScreen } from "#web/lib/navigation/useScreen.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { DetailSkeleton } from "#web/ui/feedback/DetailSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { HistoryCard } from "./HistoryCard.tsx";
import { LimitsCard } from "./LimitsCard.tsx";
import { PayeeCard } from "./PayeeCard.tsx";
import { SendCard } from "./SendCard.tsx";
import {
  TransferChangesDocument,
  TransferHomeDocument,
  useTransferHomeQuery,
} from "./transfers.generated.ts";
import { type Payee, transferTexts } from "./transferParts.ts";

const useStyles = makeStyles({
  page: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
});

export const preload = (_: URL, client: ApolloClient) => startQuery(client, TransferHomeDocument, {});

export function Page() {
  const styles = useStyles();
  const words = useWords(transferTexts);
  const { title } = useScreen();
  const [payee, setPayee] = useState<Payee>();
  const [stamp, setStamp] = useState(0);
  const { data, error, refetch } = useTransferHomeQuery({ fetchPolicy: "cache-and-network" });
  const again = () => {
    setStamp((one) => one + 1);
    void refetch();
  };
  useChanges(TransferChangesDocument, again, data !== undefined);
  if (!data)
    return error ? (
      <ErrorState title={words("failed")} error={error} onRetry={again} />
    ) : (
      <DetailSkeleton label={title} />
    );
  const { transferTerms: terms, wallet } = data;
  return (
    <>
      <PageHeader
        title={title}
        breadcrumb={[{ label: words("centre"), to: "/user/recharge" }, { label: title }]}
        status={[words("line")]}
      />
      <div className={styles.page}>
        <Columns
          main={
            <>
              <PayeeCard payee={payee} onPayee={setPayee} />
              {payee && (
                <SendCard
                  key={payee.id}
                  payee={payee}
                  terms={terms}
                  onSent={() => {
                    setPayee(undefined);
                    again();
                  }}
                  onCancel={() => setPayee(undefined)}
                />
              )}
            </>
          }
          side={<LimitsCard terms={terms} cash={wallet.balances.cash} />}
        />
        <HistoryCard stamp={stamp} onMoved={again} />
      </div>
    </>
  );
}
