import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

/** So many hours a month is reckoned to have, where the price of an hour is said by the month. */
export const MONTH_HOURS = 730n;

/** How a price stands beside what is being bought: the sum, its lines, and the balance that pays. */
export const useQuoteStyles = makeStyles({
  hero: { display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "4px", margin: 0 },
  sum: {
    fontSize: "32px",
    lineHeight: "40px",
    fontWeight: 600,
    letterSpacing: "-0.022em",
    fontVariantNumeric: "tabular-nums",
  },
  per: { fontSize: appTokens.fontSizeBase400 },
  quiet: { color: appTokens.colorNeutralForeground3 },
  lines: {
    display: "grid",
    gap: "6px",
    margin: 0,
    paddingBlockStart: "12px",
    borderTop: `1px solid ${appTokens.line}`,
    fontVariantNumeric: "tabular-nums",
  },
  line: { display: "flex", justifyContent: "space-between", gap: "16px" },
  value: { margin: 0, whiteSpace: "nowrap" },
  strong: { ...typographyStyles.body1Strong },
  money: {
    display: "grid",
    gap: "6px",
    margin: 0,
    padding: "12px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.tint,
    fontVariantNumeric: "tabular-nums",
  },
  short: { ...typographyStyles.caption1, margin: 0, color: appTokens.badForeground },
});
