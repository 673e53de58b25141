import { makeStyles } from "@fluentui/react-components";
import type { ComponentProps } from "react";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  panel: {
    display: "grid",
    gap: "4px",
    padding: "12px 16px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.canvas,
    overflowWrap: "anywhere",
  },
});

/** A framed place with something in it. */
export function Panel({ children, ...rest }: ComponentProps<"div">) {
  return (
    <div {...rest} className={useStyles().panel}>
      {children}
    </div>
  );
}
