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
  children: ReactNode;
}

/** What is printed in place of the screen that it stands in, however the person prints it; it is not seen on the screen. */
export function PrintSheet({ request, children }: PrintSheetProps) {
  const styles = useStyles();
  const sheet = useRef<HTMLDivElement>(null);
  const printed = useRef(0);
  // A screen that is kept behind another one prints nothing: its effects have ended.
  useEffect(() => {
    const { current } = sheet;
    current?.setAttribute("data-print", "");
    return () => current?.removeAttribute("data-print");
  }, []);
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
