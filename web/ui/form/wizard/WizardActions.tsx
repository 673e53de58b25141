import { Button, makeStyles, mergeClasses, useFluent } from "@fluentui/react-components";
import { ArrowLeft20Regular } from "@fluentui/react-icons/svg/arrow-left";
import { ArrowRight20Regular } from "@fluentui/react-icons/svg/arrow-right";
import { useTranslation } from "react-i18next";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { BusyRing } from "#web/ui/wait/BusyRing.tsx";

const useStyles = makeStyles({
  actions: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    gap: "8px",
    "@media (max-width: 639.98px)": { flexDirection: "column-reverse" },
  },
  stacked: { flexDirection: "column-reverse", flexWrap: "nowrap" },
});

/** What a step of a wizard can do. */
export interface WizardActionsProps {
  /** The title of the next step; undefined on the last one. */
  next: string | undefined;
  submitLabel: string;
  isSubmitting: boolean;
  /** Why the last step cannot be sent now. */
  held?: string | undefined;
  onCancel: () => void;
  /** Goes back a step; undefined on the first one, which can be left. */
  onBack: (() => void) | undefined;
  /** One above the other, the next step first. */
  stacked?: boolean;
}

/** The buttons of a wizard: back or away, and on or done. */
export function WizardActions(props: WizardActionsProps) {
  const { next, submitLabel, isSubmitting, held, onCancel, onBack, stacked = false } = props;
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const isHeld = next === undefined && held !== undefined;
  const [Back, Next] =
    useFluent().dir === "rtl"
      ? [ArrowRight20Regular, ArrowLeft20Regular]
      : [ArrowLeft20Regular, ArrowRight20Regular];
  return (
    <div className={mergeClasses(styles.actions, stacked && styles.stacked)}>
      {onBack ? (
        <Button size="large" {...(stacked ? { appearance: "subtle" } : { icon: <Back /> })} onClick={onBack}>
          {t("form.back")}
        </Button>
      ) : (
        <Button size="large" appearance={stacked ? "subtle" : "secondary"} onClick={onCancel}>
          {t("form.cancel")}
        </Button>
      )}
      <Hint describes label={isHeld ? held : undefined}>
        <Button
          type="submit"
          size="large"
          appearance="primary"
          disabledFocusable={isSubmitting || isHeld}
          {...(isSubmitting
            ? { icon: <BusyRing /> }
            : next !== undefined && { icon: <Next />, iconPosition: "after" })}
        >
          {next === undefined ? submitLabel : t("form.next", { step: next })}
        </Button>
      </Hint>
    </div>
  );
}
