import { Button, makeStyles } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "../../../../lib/store.ts";
import { appTokens } from "../../../../ui/theme/tokens.ts";
import { heldStore } from "./heldStore.ts";

const useStyles = makeStyles({
  bar: {
    position: "fixed",
    zIndex: 30,
    insetInlineStart: "24px",
    insetBlockEnd: "24px",
    display: "flex",
    alignItems: "center",
    gap: "16px",
    padding: "8px 8px 8px 16px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.colorNeutralBackground1,
    boxShadow: appTokens.shadow16,
    fontVariantNumeric: "tabular-nums",
  },
});

/** Says that a mail goes out in some seconds, and takes it back until then. */
export function HeldBar() {
  const styles = useStyles();
  const { t } = useTranslation("email");
  const held = useStore(heldStore);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!held) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [held]);
  if (!held) return null;
  return (
    <div className={styles.bar}>
      <span role="timer">{t("compose.held", { count: Math.max(1, Math.ceil((held.until - now) / 1_000)) })}</span>
      <Button appearance="primary" onClick={held.takeBack}>
        {t("compose.takeBack")}
      </Button>
    </div>
  );
}
