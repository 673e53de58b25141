import { makeStyles } from "@fluentui/react-components";
import { ChevronDown12Regular } from "@fluentui/react-icons/svg/chevron-down";
import { ChevronUp12Regular } from "@fluentui/react-icons/svg/chevron-up";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  steppers: {
    display: "grid",
    gridTemplateRows: "1fr 1fr",
    alignSelf: "stretch",
    marginInlineEnd: "-6px",
    marginBlock: "2px",
  },
  step: {
    display: "grid",
    placeItems: "center",
    inlineSize: "24px",
    padding: 0,
    border: "none",
    borderRadius: appTokens.borderRadiusSmall,
    backgroundColor: "transparent",
    color: appTokens.colorNeutralForeground3,
    cursor: "pointer",
    ":hover:enabled": {
      backgroundColor: appTokens.colorSubtleBackgroundHover,
      color: appTokens.colorNeutralForeground1,
    },
    ":disabled": { color: appTokens.colorNeutralForegroundDisabled, cursor: "default" },
  },
});

/** The two small buttons of a number, for the pointer only: the arrow keys do the same. */
export function Steppers({
  onStep,
  up,
  down,
}: {
  onStep: (sign: 1 | -1) => void;
  up: boolean;
  down: boolean;
}) {
  const styles = useStyles();
  return (
    <span className={styles.steppers} aria-hidden>
      <button type="button" tabIndex={-1} className={styles.step} disabled={!up} onClick={() => onStep(1)}>
        <ChevronUp12Regular />
      </button>
      <button type="button" tabIndex={-1} className={styles.step} disabled={!down} onClick={() => onStep(-1)}>
        <ChevronDown12Regular />
      </button>
    </span>
  );
}
