import { makeStyles } from "@fluentui/react-components";
import { useCountryName } from "#web/lib/texts/countries.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  cell: { display: "inline-flex", alignItems: "center", gap: "8px", maxInlineSize: "100%", minInlineSize: 0 },
  flag: {
    flexShrink: 0,
    inlineSize: "20px",
    blockSize: "14px",
    borderRadius: "2px",
    objectFit: "cover",
    outline: `1px solid ${appTokens.line}`,
    outlineOffset: "-1px",
  },
  name: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
});

export function CountryCell({ code, flag }: { code: string; flag: string }) {
  const styles = useStyles();
  const name = useCountryName()(code);
  return (
    <span className={styles.cell}>
      <img className={styles.flag} src={flag} alt="" />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
