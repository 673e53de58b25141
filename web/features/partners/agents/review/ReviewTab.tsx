import { makeStyles } from "@fluentui/react-components";
import { AgentsReview } from "./AgentsReview.tsx";
import { CommissionsReview } from "./CommissionsReview.tsx";
import { InvitesReview } from "./InvitesReview.tsx";
import { WithdrawalsReview } from "./WithdrawalsReview.tsx";

const useStyles = makeStyles({
  page: {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    alignItems: "start",
    gap: "16px",
    "@media (max-width: 1023.98px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

/** What finance decides on. */
export function ReviewTab({ onChanged }: { onChanged: () => void }) {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <WithdrawalsReview onChanged={onChanged} />
      <AgentsReview onChanged={onChanged} />
      <InvitesReview />
      <CommissionsReview />
    </div>
  );
}
