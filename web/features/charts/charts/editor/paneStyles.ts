import { makeStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

/** The looks that the panes of the editor share. */
export const usePaneStyles = makeStyles({
  pane: { display: "flex", flexDirection: "column", minInlineSize: 0, minBlockSize: 0, overflow: "hidden" },
  head: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    flexShrink: 0,
    boxSizing: "border-box",
    blockSize: "40px",
    paddingInline: "16px 8px",
    borderBottom: `1px solid ${appTokens.line}`,
  },
  title: { margin: 0, fontSize: "14px", lineHeight: "20px", fontWeight: appTokens.fontWeightSemibold },
  quiet: { fontSize: "12px", lineHeight: "16px", color: appTokens.colorNeutralForeground3 },
  grow: { flexGrow: 1, minInlineSize: 0 },
  body: { flexGrow: 1, minBlockSize: 0, overflow: "auto" },
  padded: { paddingBlock: "6px", paddingInline: "16px" },
  mono: {
    fontFamily: appTokens.fontFamilyMonospace,
    fontSize: "12px",
    lineHeight: "20px",
    textAlign: "start",
  },
  empty: { margin: 0, padding: "16px", color: appTokens.colorNeutralForeground3 },
  warn: { color: appTokens.warnForeground },
  bad: { color: appTokens.badForeground },
  ok: { color: appTokens.okForeground },
});
