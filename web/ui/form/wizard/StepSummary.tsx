import { makeStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  list: {
    display: "grid",
    gridTemplateColumns: "minmax(96px, 1fr) minmax(0, 3fr)",
    gap: "8px 16px",
    margin: 0,
  },
  term: { color: appTokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums" },
});

/** What was entered, before it is sent: the last step of a wizard. */
export function StepSummary({ entries }: { entries: readonly { label: string; value: string }[] }) {
  const styles = useStyles();
  return (
    <dl className={styles.list}>
      {entries.map(({ label, value }) => (
        <SummaryEntry key={label} label={label} value={value} styles={styles} />
      ))}
    </dl>
  );
}

function SummaryEntry({
  label,
  value,
  styles,
}: {
  label: string;
  value: string;
  styles: ReturnType<typeof useStyles>;
}) {
  return (
    <>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.value}>
        <bdi>{value}</bdi>
      </dd>
    </>
  );
}
