import { makeStyles } from "@fluentui/react-components";
import { AccountCard } from "./AccountCard.tsx";
import { RechargesCard } from "./RechargesCard.tsx";
import { TransfersCard } from "./TransfersCard.tsx";

const useStyles = makeStyles({
  page: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
});

/** What finance confirms, gives back and takes back. */
export function ReviewTab() {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <RechargesCard />
      <TransfersCard />
      <AccountCard />
    </div>
  );
}
