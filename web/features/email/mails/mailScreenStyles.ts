import { makeStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { unseen } from "#web/ui/theme/unseen.ts";

export const useMailScreenStyles = makeStyles({
  frame: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "minmax(0, 1fr) auto",
    flexGrow: 1,
    minBlockSize: 0,
    margin: "-20px -24px -24px",
    overflow: "hidden",
    backgroundColor: appTokens.card,
    "@media (max-width: 639.98px)": { margin: "-16px", blockSize: "calc(100dvh - 48px)", flexGrow: 0 },
  },
  two: { gridTemplateColumns: "minmax(280px, 340px) minmax(0, 1fr)" },
  three: { gridTemplateColumns: "208px minmax(300px, 384px) minmax(0, 1fr)" },
  side: {
    display: "grid",
    minBlockSize: 0,
    borderInlineEndWidth: "1px",
    borderInlineEndStyle: "solid",
    borderInlineEndColor: appTokens.line,
  },
  list: { display: "flex", flexDirection: "column", minBlockSize: 0, minInlineSize: 0 },
  ruled: { borderInlineEndWidth: "1px", borderInlineEndStyle: "solid", borderInlineEndColor: appTokens.line },
  reader: { minBlockSize: 0, minInlineSize: 0 },
  nothing: { display: "grid", blockSize: "100%" },
  drawn: { marginInline: "-12px" },
  unseen,
});
