import { makeStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  card: {
    display: "grid",
    gap: "16px",
    padding: "16px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
  },
  bar: { blockSize: "12px", borderRadius: appTokens.borderRadiusSmall, backgroundColor: appTokens.lineSoft },
  title: { inlineSize: "40%", blockSize: "16px", marginBlock: "3px" },
  line: { marginBlock: "2px", ":nth-child(3n)": { inlineSize: "72%" } },
});

/** A card's place while its content comes: a title and so many lines. `label` says what is coming. */
export function CardSkeleton({ label, lines = 4 }: { label: string; lines?: number }) {
  const styles = useStyles();
  return (
    <div className={styles.card} role="status" aria-label={label} aria-busy>
      <div className={`${styles.bar} ${styles.title}`} />
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={`${styles.bar} ${styles.line}`} />
      ))}
    </div>
  );
}
