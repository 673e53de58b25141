import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { unseen } from "#web/ui/theme/unseen.ts";

const narrow = "@media (max-width: 719.98px)";

const soft = (ground: string) => `color-mix(in srgb, ${ground} 55%, ${appTokens.card})`;

export const useRecordStyles = makeStyles({
  table: { inlineSize: "100%", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" },
  head: {
    ...typographyStyles.caption1,
    textAlign: "start",
    fontWeight: 500,
    whiteSpace: "nowrap",
    color: appTokens.colorNeutralForeground3,
    padding: "10px 12px",
    ":first-child": { paddingInlineStart: "16px" },
    [narrow]: { display: "none" },
  },
  row: {
    borderTop: `1px solid ${appTokens.lineSoft}`,
    [narrow]: {
      display: "grid",
      gridTemplateColumns: "76px minmax(0, 1fr) auto minmax(84px, auto)",
      alignItems: "center",
      padding: "6px 4px",
    },
  },
  ADDED: { backgroundColor: soft(appTokens.okBackground), boxShadow: `inset 2px 0 0 ${appTokens.okDot}` },
  CHANGED: {
    backgroundColor: soft(appTokens.warnBackground),
    boxShadow: `inset 2px 0 0 ${appTokens.warnDot}`,
  },
  REMOVED: { backgroundColor: soft(appTokens.badBackground), boxShadow: `inset 2px 0 0 ${appTokens.badDot}` },
  cell: {
    blockSize: "41px",
    paddingBlock: 0,
    paddingInline: "12px",
    ":first-child": { paddingInlineStart: "16px" },
    ":last-child": { paddingInlineEnd: "12px" },
    [narrow]: { blockSize: "auto", paddingBlock: "2px", ":first-child": { paddingInlineStart: "12px" } },
  },
  mono: {
    fontFamily: appTokens.fontFamilyMonospace,
    fontSize: appTokens.fontSizeBase200,
    overflowWrap: "anywhere",
  },
  value: { [narrow]: { gridColumn: "1 / -1", order: 1 } },
  ttl: { inlineSize: "110px", whiteSpace: "nowrap", [narrow]: { display: "none" } },
  end: { textAlign: "end", whiteSpace: "nowrap" },
  steps: { display: "flex", alignItems: "center", justifyContent: "flex-end", gap: "4px" },
  type: {
    display: "inline-block",
    paddingInline: "6px",
    borderRadius: appTokens.borderRadiusSmall,
    backgroundColor: appTokens.idleBackground,
    ...typographyStyles.caption1Strong,
  },
  gone: { textDecorationLine: "line-through", color: appTokens.colorNeutralForeground3 },
  undo: { minInlineSize: 0, fontWeight: "inherit", color: appTokens.colorBrandForegroundLink },
  unseen,
  off: { color: appTokens.colorNeutralForeground3 },
});
