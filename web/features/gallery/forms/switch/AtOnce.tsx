import { makeStyles } from "@fluentui/react-components";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { SwitchBox } from "#web/ui/control/SwitchBox.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  line: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "12px", minBlockSize: "32px" },
  state: { color: appTokens.colorNeutralForeground3 },
});

export const AtOnce: Demo = { order: 30, controls: ["loading", "error"], keys: true, Piece };

function Piece({ loading, error }: DemoProps) {
  const styles = useStyles();
  const { t } = useTranslation("galleryForms");
  const id = useId();
  const [on, setOn] = useState(false);
  const [saving, setSaving] = useState(false);
  const change = async (next: boolean) => {
    setOn(next);
    setSaving(true);
    await new Promise((resolve) => setTimeout(resolve, 400));
    setSaving(false);
    if (error) setOn(!next);
    showToast(
      error
        ? { tone: "error", text: t("switch.AtOnce.failed") }
        : { tone: "success", text: t(next ? "switch.AtOnce.on" : "switch.AtOnce.off") },
    );
  };
  const busy = saving || loading;

  return (
    <div className={styles.line}>
      <label htmlFor={id}>{t("switch.AtOnce.label")}</label>
      <SwitchBox id={id} checked={on} blocked={busy} onChange={(next) => void change(next)} />
      <span role="status" className={styles.state}>
        {busy && t("switch.AtOnce.saving")}
      </span>
    </div>
  );
}
