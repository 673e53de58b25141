import { Button, makeStyles, mergeClasses } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { BusyRing } from "#web/ui/wait/BusyRing.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  bar: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "flex-end",
    gap: "8px",
    marginBlockEnd: "var(--formEnd, 0)",
    paddingBlock: "12px",
  },
  docked: {
    position: "sticky",
    insetBlockEnd: "var(--footStart)",
    zIndex: 1,
    borderTop: `1px solid ${appTokens.line}`,
    backgroundColor: `var(--formGround, ${appTokens.canvas})`,
  },
  // In a drawer the buttons are its foot.
  foot: {
    position: "sticky",
    insetBlockEnd: 0,
    zIndex: 1,
    marginBlockStart: "auto",
    marginInline: "-24px",
    paddingInline: "24px",
    borderTop: `1px solid ${appTokens.line}`,
    backgroundColor: appTokens.card,
  },
  small: { display: "flex", justifyContent: "flex-end" },
  unsaved: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    flexGrow: 1,
    color: appTokens.colorNeutralForeground3,
  },
  // Where there is no room beside what is said of the form, they go below it together.
  buttons: { display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: "8px" },
  dot: { inlineSize: "8px", blockSize: "8px", borderRadius: "50%", backgroundColor: appTokens.warnDot },
});

/** The buttons of a form. */
export interface FormBarProps {
  submitLabel: string;
  onCancel: () => void;
  unsaved: boolean;
  busy: boolean;
  /** Only the button that submits. */
  small?: boolean;
  /** The form fills a drawer. */
  foot?: boolean;
}

/** The buttons under a form. While something is unsaved the bar says so and stays at the end of the window; in a drawer it is always its foot. */
export function FormBar({ submitLabel, onCancel, unsaved, busy, small = false, foot = false }: FormBarProps) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const submit = (
    <Button type="submit" appearance="primary" disabledFocusable={busy} {...(busy && { icon: <BusyRing /> })}>
      {submitLabel}
    </Button>
  );
  if (small) return <div className={styles.small}>{submit}</div>;
  return (
    <div
      className={mergeClasses(styles.bar, foot ? styles.foot : unsaved && styles.docked)}
      data-dock={unsaved ? "" : undefined}
    >
      <span role="status" className={styles.unsaved}>
        {unsaved && <span aria-hidden className={styles.dot} />}
        {unsaved && t("form.unsaved")}
      </span>
      <span className={styles.buttons}>
        <Button onClick={onCancel}>{t("form.cancel")}</Button>
        {submit}
      </span>
    </div>
  );
}
