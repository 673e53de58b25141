import { makeStyles } from "@fluentui/react-components";
import { useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { AllCard } from "./AllCard.tsx";
import { ChecksCard } from "./ChecksCard.tsx";
import { useLedgerProofQuery } from "./proof.generated.ts";
import { SidesCard } from "./SidesCard.tsx";
import { walletTexts } from "./walletParts.ts";

const useStyles = makeStyles({
  page: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
});

/** The proof of the whole ledger: for finance. */
export function ProofTab() {
  const styles = useStyles();
  const words = useWords(walletTexts);
  const { data, error, refetch } = useLedgerProofQuery({ fetchPolicy: "cache-and-network" });
  const again = () => void refetch();
  if (!data)
    return error ? (
      <ErrorState title={words("proof.failed")} error={error} onRetry={refetch} />
    ) : (
      <CardSkeleton label={words("tabs.proof")} lines={8} />
    );
  return (
    <div className={styles.page}>
      <Columns
        level
        main={<ChecksCard checks={data.ledgerChecks} nextAt={data.ledgerProof.nextCheckAt} onMade={again} />}
        side={<SidesCard proof={data.ledgerProof} />}
      />
      <AllCard />
    </div>
  );
}
