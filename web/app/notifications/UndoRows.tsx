import { Button, makeStyles } from "@fluentui/react-components";
import { ArrowUndo20Regular } from "@fluentui/react-icons/svg/arrow-undo";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "#web/lib/storage/store.ts";
import { openUndos } from "#web/ui/feedback/openUndos.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useNotificationRowStyles } from "./notificationRowStyles.ts";

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: "none" },
  tile: { color: appTokens.idleForeground, backgroundColor: appTokens.idleBackground },
});

/** What was changed a moment ago and can still be taken back, the newest first. */
export function UndoRows() {
  const rows = useNotificationRowStyles();
  const styles = useStyles();
  const { t } = useTranslation("bar");
  const undos = useStore(openUndos);
  const [now, setNow] = useState(Date.now);
  const open = undos.filter(({ until }) => until > now).toReversed();
  const isTicking = open.length > 0;
  useEffect(() => {
    if (!isTicking) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isTicking]);
  if (!isTicking) return null;
  return (
    <ul className={styles.list} aria-label={t("notifications.undoTitle")}>
      {open.map((undo) => (
        <li key={`${undo.until} ${undo.text}`} className={rows.row}>
          <span className={`${rows.tile} ${styles.tile}`}>
            <ArrowUndo20Regular />
          </span>
          <div className={rows.text}>
            <p className={rows.title} dir="auto">
              {undo.text}
            </p>
            <p className={rows.line}>{t("notifications.undoTitle")}</p>
          </div>
          <Button size="small" onClick={undo.run}>
            {t("notifications.undo")}
          </Button>
        </li>
      ))}
    </ul>
  );
}
