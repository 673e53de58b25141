import { makeStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

/** What belongs together within a step of the wizard. */
export const useStepStyles = makeStyles({
  card: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "start",
    gap: "12px",
    padding: "16px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
    "> :not(button)": { inlineSize: "100%", boxSizing: "border-box" },
  },
  last: { paddingBlockStart: "12px", borderTop: `1px solid ${appTokens.line}` },
});
