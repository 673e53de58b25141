import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  sheet: { ...typographyStyles.body1, color: appTokens.colorNeutralForeground1 },
});

/** A document of its own. */
export interface PrintSheetProps {
  /** Grows by one to have it printed; nothing is printed while it is 0. */
  request: number;
  /** One sheet that lies on its side, without a page number. */
  wide?: boolean;
  children: ReactNode;
}

/** What is printed in place of the screen that it stands in, however the person prints it; it is not seen on the screen. */
export function PrintSheet({ request, wide = false, children }: PrintSheetProps) {
  const styles = useStyles();
  const sheet = useRef<HTMLDivElement>(null);
  const printed = useRef(0);
  // A screen that is kept behind another one prints nothing: its effects have ended.
  useEffect(() => {
    const { current } = sheet;
    current?.setAttribute("data-print", wide ? "wide" : "");
    return () => current?.removeAttribute("data-print");
  }, [wide]);
  useEffect(() => {
    if (request <= printed.current) return;
    printed.current = request;
    window.print();
  }, [request]);
  return createPortal(
    <div ref={sheet} className={styles.sheet} hidden>
      {children}
    </div>,
    document.body,
  );
}
