import { makeStyles } from "@fluentui/react-components";
import { useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";

const useStyles = makeStyles({
  wide: {
    display: "grid",
    gridColumnEnd: "span 2",
    "@media (max-width: 959.98px)": { gridColumnEnd: "auto" },
  },
});

/** What stands in place of the goods and coupons until they are there. */
export function StoreRowSkeleton() {
  const styles = useStyles();
  const words = useWords("ledger:pointsTabs");
  return (
    <>
      <div className={styles.wide}>
        <CardSkeleton label={words("goods")} lines={9} />
      </div>
      <CardSkeleton label={words("coupons")} lines={9} />
    </>
  );
}
