import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

export const useMailReaderStyles = makeStyles({
  reader: {
    display: "flex",
    flexDirection: "column",
    minInlineSize: 0,
    minBlockSize: 0,
    blockSize: "100%",
    containerType: "inline-size",
    backgroundColor: appTokens.card,
  },
  scroll: {
    flexGrow: 1,
    minBlockSize: 0,
    overflowY: "auto",
    padding: "16px 32px 24px",
    "@media (max-width: 639.98px)": { padding: "12px 16px 16px" },
  },
  head: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "start",
    columnGap: "12px",
    marginBlockEnd: "4px",
  },
  about: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 12px", minBlockSize: "32px" },
  roomy: { display: "flex", alignItems: "center", "@container (max-width: 439.98px)": { display: "none" } },
  subject: {
    ...typographyStyles.subtitle1,
    margin: 0,
    flexGrow: 1,
    minInlineSize: 0,
    overflowWrap: "anywhere",
    textAlign: "start",
  },
  label: {
    gap: "6px",
    borderRadius: appTokens.borderRadiusMedium,
    border: `1px solid ${appTokens.line}`,
    color: appTokens.colorNeutralForeground2,
    backgroundColor: "transparent",
    "::after": { display: "none" },
  },
  dot: { inlineSize: "8px", blockSize: "8px", borderRadius: "2px" },
  starred: {
    color: appTokens.warnDot,
    ":hover": { color: appTokens.warnDot },
    "& .fui-Button__icon": { color: "inherit" },
  },
  place: {
    ...typographyStyles.caption1,
    marginInline: "8px",
    fontVariantNumeric: "tabular-nums",
    color: appTokens.colorNeutralForeground3,
    whiteSpace: "nowrap",
  },
  note: {
    ...typographyStyles.caption1,
    margin: 0,
    paddingBlock: "4px",
    color: appTokens.colorNeutralForeground3,
  },
  empty: { display: "grid", placeItems: "center", blockSize: "100%" },
});
