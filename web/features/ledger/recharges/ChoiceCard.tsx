import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { CheckmarkCircle20Filled } from "@fluentui/react-icons/svg/checkmark-circle";
import { Circle20Regular } from "@fluentui/react-icons/svg/circle";
import type { ReactNode } from "react";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { unseen } from "#web/ui/theme/unseen.ts";

const useStyles = makeStyles({
  card: {
    position: "relative",
    display: "flex",
    alignItems: "flex-start",
    justifyContent: "space-between",
    gap: "8px",
    padding: "12px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
    cursor: "pointer",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    ":has(:focus-visible)": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "1px" },
  },
  chosen: {
    border: `1px solid ${appTokens.colorBrandStroke1}`,
    boxShadow: `inset 0 0 0 1px ${appTokens.colorBrandStroke1}`,
    backgroundColor: appTokens.tint,
  },
  closed: { cursor: "not-allowed", color: appTokens.colorNeutralForegroundDisabled },
  input: unseen,
  mark: { flexShrink: 0, color: appTokens.colorNeutralForeground3 },
  chosenMark: { color: appTokens.colorBrandForeground1 },
});

export interface ChoiceCardProps {
  name: string;
  label: string;
  chosen: boolean;
  disabled?: boolean;
  onChoice: () => void;
  children: ReactNode;
}

/** One of several that are chosen from, as a card. */
export function ChoiceCard({ name, label, chosen, disabled = false, onChoice, children }: ChoiceCardProps) {
  const styles = useStyles();
  return (
    <label className={mergeClasses(styles.card, chosen && styles.chosen, disabled && styles.closed)}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        aria-label={label}
        checked={chosen}
        disabled={disabled}
        onChange={onChoice}
      />
      {children}
      <span className={mergeClasses(styles.mark, chosen && styles.chosenMark)} aria-hidden>
        {chosen ? <CheckmarkCircle20Filled /> : <Circle20Regular />}
      </span>
    </label>
  );
}
