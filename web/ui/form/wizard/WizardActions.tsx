import { Button, makeStyles, useFluent } from "@fluentui/react-components";
import { ArrowLeft20Regular } from "@fluentui/react-icons/svg/arrow-left";
import { ArrowRight20Regular } from "@fluentui/react-icons/svg/arrow-right";
import { useTranslation } from "react-i18next";
import { BusyRing } from "#web/ui/wait/BusyRing.tsx";

const useStyles = makeStyles({
  actions: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    gap: "8px",
    "@media (max-width: 639.98px)": { flexDirection: "column-reverse" },
  },
});

/** What a step of a wizard can do. */
export interface WizardActionsProps {
  /** The title of the next step; undefined on the last one. */
  next: string | undefined;
  submitLabel: string;
  isSubmitting: boolean;
  onCancel: () => void;
  /** Goes back a step; undefined on the first one, which can be left. */
  onBack: (() => void) | undefined;
}

/** The buttons of a wizard: back or away, and on or done. */
export function WizardActions({ next, submitLabel, isSubmitting, onCancel, onBack }: WizardActionsProps) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const [Back, Next] =
    useFluent().dir === "rtl"
      ? [ArrowRight20Regular, ArrowLeft20Regular]
      : [ArrowLeft20Regular, ArrowRight20Regular];
  return (
    <div className={styles.actions}>
      {onBack ? (
        <Button size="large" icon={<Back />} onClick={onBack}>
          {t("form.back")}
        </Button>
      ) : (
        <Button size="large" onClick={onCancel}>
          {t("form.cancel")}
        </Button>
      )}
      <Button
        type="submit"
        size="large"
        appearance="primary"
        disabledFocusable={isSubmitting}
        {...(isSubmitting
          ? { icon: <BusyRing /> }
          : next !== undefined && { icon: <Next />, iconPosition: "after" })}
      >
        {next === undefined ? submitLabel : t("form.next", { step: next })}
      </Button>
    </div>
  );
}
