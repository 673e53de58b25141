import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { Checkmark16Filled } from "@fluentui/react-icons/svg/checkmark";
import type { ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const phone = "@media (max-width: 639.98px)";

const useStyles = makeStyles({
  item: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "8px",
    paddingInlineStart: "44px",
    // The line to the next step.
    ":not(:last-child)": { paddingBlockEnd: "16px" },
    ":not(:last-child)::before": {
      content: '""',
      position: "absolute",
      insetBlock: "32px 4px",
      insetInlineStart: "13px",
      inlineSize: "2px",
      backgroundColor: appTokens.line,
    },
    [phone]: { paddingInlineStart: "40px" },
  },
  head: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: "0 8px",
    minBlockSize: "28px",
    paddingBlockStart: "3px",
  },
  title: { margin: 0, ...typographyStyles.subtitle2 },
  step: {
    padding: 0,
    border: "none",
    borderRadius: appTokens.borderRadiusSmall,
    backgroundColor: "transparent",
    color: appTokens.colorNeutralForeground1,
    font: "inherit",
    textAlign: "start",
    cursor: "pointer",
    outlineOffset: "2px",
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
    ":disabled": {
      color: appTokens.colorNeutralForeground2,
      fontWeight: appTokens.fontWeightRegular,
      cursor: "default",
    },
  },
  mark: {
    position: "absolute",
    insetBlockStart: 0,
    insetInlineStart: 0,
    display: "grid",
    placeItems: "center",
    boxSizing: "border-box",
    inlineSize: "28px",
    blockSize: "28px",
    border: `1px solid ${appTokens.colorNeutralStroke1}`,
    borderRadius: "50%",
    backgroundColor: appTokens.card,
    color: appTokens.colorNeutralForeground3,
    ...typographyStyles.body1Strong,
    fontVariantNumeric: "tabular-nums",
  },
  here: {
    border: "none",
    backgroundColor: appTokens.colorBrandBackground,
    color: appTokens.colorNeutralForegroundOnBrand,
  },
  done: { border: "none", backgroundColor: appTokens.okBackground, color: appTokens.okForeground },
  line: { color: appTokens.colorNeutralForeground3 },
  panel: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "16px",
    paddingBlockEnd: "4px",
    outlineStyle: "none",
    scrollMarginBlockStart: "112px",
  },
  // A phone has room for one step at a time.
  passed: { [phone]: { display: "none" } },
});

/** A step on a rail. */
export interface RailStepProps {
  title: string;
  line: string | undefined;
  /** From 0. */
  index: number;
  current: number;
  /** The furthest step that was opened. */
  reached: number;
  onGo: () => void;
  /** The part that takes the focus when the step opens. */
  panel: Ref<HTMLDivElement> | undefined;
  /** What it asks; shown up to the current step. */
  children: ReactNode;
}

/** A step of a wizard on a rail: its mark, its title with a few words beside, and what it asks once it is open. */
export function RailStep({ title, line, index, current, reached, onGo, panel, children }: RailStepProps) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const { number } = useFormat();
  const here = index === current;
  const done = index < reached && !here;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <button
            type="button"
            className={styles.step}
            disabled={index > reached}
            aria-current={here ? "step" : undefined}
            onClick={onGo}
          >
            <span
              className={mergeClasses(styles.mark, here && styles.here, done && styles.done)}
              aria-hidden={!done}
            >
              {done ? <Checkmark16Filled aria-label={t("form.stepDone")} /> : number(index + 1)}
            </span>{" "}
            {title}
          </button>
        </h2>
        {line && <span className={styles.line}>{line}</span>}
      </div>
      {index <= current && (
        <div
          ref={panel}
          tabIndex={-1}
          role="group"
          aria-label={title}
          className={mergeClasses(styles.panel, !here && styles.passed)}
        >
          {children}
        </div>
      )}
    </li>
  );
}
