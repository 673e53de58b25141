import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";

const useStyles = makeStyles({ pills: { display: "flex", flexWrap: "wrap", gap: "8px" } });

export function PillExample() {
  const styles = useStyles();
  const { t } = useTranslation("kit");
  return (
    <div className={styles.pills}>
      {(["ok", "info", "warn", "bad", "rest", "idle"] as const).map((tone) => (
        <StatusPill key={tone} tone={tone}>
          {t(`kit.feedback.pills.${tone}`)}
        </StatusPill>
      ))}
      <StatusPill tone="warn" icon="clock">
        {t("kit.feedback.pills.clock")}
      </StatusPill>
      <StatusPill tone="idle" icon="lock">
        {t("kit.feedback.pills.lock")}
      </StatusPill>
    </div>
  );
}
