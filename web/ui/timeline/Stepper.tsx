import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { Checkmark16Filled } from "@fluentui/react-icons/svg/checkmark";
import { Dismiss16Filled } from "@fluentui/react-icons/svg/dismiss";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { BusyRing } from "#web/ui/wait/BusyRing.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const phone = "@media (max-width: 639.98px)";

const useStyles = makeStyles({
  steps: {
    display: "flex",
    margin: 0,
    padding: 0,
    listStyleType: "none",
    [phone]: { flexDirection: "column", gap: "12px" },
  },
  step: {
    position: "relative",
    display: "grid",
    flex: "1 1 0",
    minInlineSize: 0,
    justifyItems: "center",
    gap: "4px",
    textAlign: "center",
    [phone]: {
      gridTemplateColumns: "24px minmax(0, 1fr) auto",
      justifyItems: "start",
      alignItems: "center",
      columnGap: "8px",
      textAlign: "start",
    },
    // The line from the step before.
    ":not(:first-child)::before": {
      content: '""',
      position: "absolute",
      insetBlockStart: "11px",
      insetInline: "calc(-50% + 16px) calc(50% + 16px)",
      blockSize: "2px",
      backgroundColor: appTokens.lineSoft,
      [phone]: { display: "none" },
    },
  },
  reached: { ":not(:first-child)::before": { backgroundColor: appTokens.okDot } },
  mark: {
    display: "grid",
    placeItems: "center",
    boxSizing: "border-box",
    inlineSize: "24px",
    blockSize: "24px",
    borderRadius: "50%",
    fontSize: appTokens.fontSizeBase200,
    fontWeight: appTokens.fontWeightSemibold,
    fontVariantNumeric: "tabular-nums",
  },
  done: { color: appTokens.okForeground, backgroundColor: appTokens.okBackground },
  now: { color: appTokens.infoForeground, backgroundColor: appTokens.infoBackground },
  failed: { color: appTokens.badForeground, backgroundColor: appTokens.badBackground },
  waiting: { border: `1px solid ${appTokens.line}`, color: appTokens.colorNeutralForeground2 },
  name: { ...typographyStyles.body1, maxInlineSize: "100%" },
  strong: { fontWeight: appTokens.fontWeightSemibold },
  quiet: { color: appTokens.colorNeutralForeground3 },
  note: {
    ...typographyStyles.caption1,
    color: appTokens.colorNeutralForeground3,
    fontVariantNumeric: "tabular-nums",
  },
});

/** One step of work that the gateway does. */
export interface WorkStep {
  id: string;
  name: string;
  state: "done" | "now" | "failed" | "waiting";
  /** How long it took, or how far it is. */
  note?: string;
}

/** Where a longer piece of work stands: its steps on a line, one below the other on a phone. */
export function Stepper({ label, steps }: { label: string; steps: readonly WorkStep[] }) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const format = useFormat();
  const marks = { done: <Checkmark16Filled />, now: <BusyRing />, failed: <Dismiss16Filled /> };
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ id, name, state, note }, place) => (
        <li
          key={id}
          className={mergeClasses(styles.step, state !== "waiting" && styles.reached)}
          aria-current={state === "now" ? "step" : undefined}
        >
          <span
            className={mergeClasses(styles.mark, styles[state])}
            role="img"
            aria-label={t(`stepper.${state}`)}
          >
            {state === "waiting" ? format.number(place + 1) : marks[state]}
          </span>
          <span className={mergeClasses(styles.name, state === "waiting" ? styles.quiet : styles.strong)}>
            {name}
          </span>
          <span className={styles.note}>{note ?? t("none")}</span>
        </li>
      ))}
    </ol>
  );
}
