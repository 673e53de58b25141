import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  list: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: "8px 16px",
    margin: 0,
    "& dt": { color: appTokens.colorNeutralForeground3 },
    "& dd": { margin: 0, textAlign: "end", fontVariantNumeric: "tabular-nums" },
    "& :nth-last-child(-n+2)": {
      ...typographyStyles.subtitle2,
      paddingBlockStart: "12px",
      color: appTokens.colorNeutralForeground1,
    },
  },
});

export interface SumListProps {
  /** The last is the total. */
  entries: readonly { label: string; amount: string }[];
}

export function SumList({ entries }: SumListProps) {
  const styles = useStyles();
  return (
    <dl className={styles.list}>
      {entries.flatMap(({ label, amount }) => [
        <dt key={label}>{label}</dt>,
        <dd key={`${label} amount`}>{amount}</dd>,
      ])}
    </dl>
  );
}
