import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

/** The shape of a row of the panel, shared by what was told and what can be taken back. */
export const useNotificationRowStyles = makeStyles({
  row: {
    position: "relative",
    display: "flex",
    alignItems: "start",
    gap: "12px",
    paddingBlock: "12px",
    paddingInline: "16px",
    borderBottom: `1px solid ${appTokens.lineSoft}`,
  },
  tile: {
    display: "grid",
    placeItems: "center",
    flexShrink: 0,
    inlineSize: "28px",
    blockSize: "28px",
    borderRadius: appTokens.borderRadiusMedium,
  },
  text: { flexGrow: 1, minInlineSize: 0 },
  title: { ...typographyStyles.body1, margin: 0, overflowWrap: "anywhere", textAlign: "start" },
  line: {
    ...typographyStyles.caption1,
    margin: 0,
    overflowWrap: "anywhere",
    textAlign: "start",
    color: appTokens.colorNeutralForeground3,
  },
  // Above the link that covers the row.
  end: { position: "relative", display: "grid", justifyItems: "end", gap: "4px", flexShrink: 0 },
});
