import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  head: { inlineSize: "240px", blockSize: "24px", marginBlock: "24px 36px" },
  card: {
    display: "grid",
    gap: "36px",
    padding: "44px 16px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
  },
  field: { blockSize: "32px" },
  bar: { borderRadius: appTokens.borderRadiusMedium, backgroundColor: appTokens.lineSoft },
});

/** A form's place while its values come; `label` says what is coming. */
export function FormSkeleton({ label }: { label: string }) {
  const styles = useStyles();
  const card = (count: number) => (
    <div className={styles.card}>
      {Array.from({ length: count }, (_, field) => (
        <div key={field} className={mergeClasses(styles.bar, styles.field)} />
      ))}
    </div>
  );
  return (
    <div role="status" aria-label={label} aria-busy>
      <div className={mergeClasses(styles.bar, styles.head)} />
      <Columns main={card(6)} side={card(5)} />
    </div>
  );
}
