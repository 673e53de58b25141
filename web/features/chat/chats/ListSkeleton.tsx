import { makeStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  row: {
    display: "grid",
    gridTemplateColumns: "40px minmax(0, 1fr)",
    alignItems: "center",
    gap: "10px",
    minBlockSize: "56px",
    paddingInline: "8px",
  },
  face: {
    blockSize: "40px",
    borderRadius: appTokens.borderRadiusCircular,
    backgroundColor: appTokens.lineSoft,
  },
  words: { display: "grid", gap: "8px" },
  bar: { blockSize: "12px", borderRadius: appTokens.borderRadiusSmall, backgroundColor: appTokens.lineSoft },
});

export function ListSkeleton({ label, rows = 8 }: { label: string; rows?: number }) {
  const styles = useStyles();
  return (
    <div role="status" aria-label={label} aria-busy>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <div className={styles.face} />
          <div className={styles.words}>
            <div className={styles.bar} style={{ inlineSize: "48%" }} />
            <div className={styles.bar} style={{ inlineSize: "80%" }} />
          </div>
        </div>
      ))}
    </div>
  );
}
