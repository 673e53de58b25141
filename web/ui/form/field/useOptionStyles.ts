import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

/** How a value to choose stands beside its box or ring, and its second line below it. */
export const useOptionStyles = makeStyles({
  list: { display: "grid", gap: "4px", justifyItems: "start" },
  row: { display: "flex", flexWrap: "wrap", columnGap: "24px" },
  option: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "center",
    columnGap: "8px",
    minBlockSize: "32px",
    cursor: "pointer",
    "@media (max-width: 639.98px)": { minBlockSize: "44px" },
  },
  blocked: { cursor: "not-allowed", color: appTokens.colorNeutralForegroundDisabled },
  note: { ...typographyStyles.caption1, gridColumnStart: 2, color: appTokens.colorNeutralForeground3 },
});
