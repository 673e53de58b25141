import { makeStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  list: { flexGrow: 1, minBlockSize: 0, overflow: "hidden" },
  row: {
    display: "grid",
    gridTemplateColumns: "32px minmax(0, 1fr)",
    gap: "12px",
    boxSizing: "border-box",
    blockSize: "80px",
    padding: "12px 16px 12px 20px",
    borderBottom: `1px solid ${appTokens.lineSoft}`,
  },
  face: { inlineSize: "32px", blockSize: "32px", borderRadius: "16px", backgroundColor: appTokens.lineSoft },
  words: { display: "grid", alignContent: "space-around" },
  bar: { blockSize: "10px", borderRadius: "4px", backgroundColor: appTokens.lineSoft },
});

/** The rows' place while the first mails come. */
export function MailSkeleton({ label }: { label: string }) {
  const styles = useStyles();
  return (
    <div className={styles.list} role="status" aria-label={label}>
      {Array.from({ length: 9 }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden>
          <span className={styles.face} />
          <span className={styles.words}>
            {["45%", "70%", "90%"].map((inlineSize) => (
              <span key={inlineSize} className={styles.bar} style={{ inlineSize }} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
