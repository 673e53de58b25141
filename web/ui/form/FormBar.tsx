import { Button, makeStyles, mergeClasses } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { BusyRing } from "../feedback/BusyRing.tsx";
import { appTokens } from "../theme/tokens.ts";

const useStyles = makeStyles({
  bar: { display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "flex-end", gap: "8px", paddingBlock: "12px" },
  docked: {
    position: "sticky",
    insetBlockEnd: "var(--footStart)",
    zIndex: 1,
    borderTop: `1px solid ${appTokens.line}`,
    backgroundColor: appTokens.canvas,
  },
  unsaved: { display: "flex", alignItems: "center", gap: "8px", flexGrow: 1, color: appTokens.colorNeutralForeground3 },
  dot: { inlineSize: "8px", blockSize: "8px", borderRadius: "50%", backgroundColor: appTokens.warnDot },
});

/** The buttons of a form. */
export interface FormBarProps {
  submitLabel: string;
  onCancel: () => void;
  unsaved: boolean;
  busy: boolean;
}

/** The buttons under a form. While something is unsaved the bar says so and stays at the end of the window. */
export function FormBar({ submitLabel, onCancel, unsaved, busy }: FormBarProps) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  return (
    <div className={mergeClasses(styles.bar, unsaved && styles.docked)}>
      <span role="status" className={styles.unsaved}>
        {unsaved && <span aria-hidden className={styles.dot} />}
        {unsaved && t("form.unsaved")}
      </span>
      <Button onClick={onCancel}>{t("form.cancel")}</Button>
      <Button type="submit" appearance="primary" disabledFocusable={busy} {...(busy && { icon: <BusyRing /> })}>
        {submitLabel}
      </Button>
    </div>
  );
}
