import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { Checkmark16Filled } from "@fluentui/react-icons/svg/checkmark";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const phone = "@media (max-width: 639.98px)";

/** With more steps than this beside each other, there is room for their titles only. */
const WITH_LINES = 4;

const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

const useStyles = makeStyles({
  steps: {
    display: "flex",
    gap: "12px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
    [phone]: { flexDirection: "column", gap: "4px" },
  },
  item: {
    display: "flex",
    alignItems: "center",
    gap: "12px",
    minInlineSize: 0,
    ":not(:last-child)": { flexGrow: 1 },
    // The line to the next step.
    ":not(:last-child)::after": {
      content: '""',
      flexGrow: 1,
      minInlineSize: "16px",
      blockSize: "1px",
      backgroundColor: appTokens.line,
    },
    [phone]: { ":not(:last-child)::after": { display: "none" } },
  },
  step: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "center",
    columnGap: "8px",
    minInlineSize: 0,
    padding: "4px",
    border: "none",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: "transparent",
    color: appTokens.colorNeutralForeground3,
    fontFamily: "inherit",
    fontSize: appTokens.fontSizeBase300,
    lineHeight: appTokens.lineHeightBase300,
    textAlign: "start",
    cursor: "pointer",
    ":hover:enabled": { color: appTokens.colorNeutralForeground1 },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
    ":disabled": { cursor: "default" },
  },
  here: { color: appTokens.colorNeutralForeground1, fontWeight: appTokens.fontWeightSemibold },
  mark: {
    display: "grid",
    placeItems: "center",
    gridRowEnd: "span 2",
    inlineSize: "28px",
    blockSize: "28px",
    borderRadius: "50%",
    backgroundColor: appTokens.idleBackground,
    color: appTokens.colorNeutralForeground2,
    fontWeight: appTokens.fontWeightSemibold,
    fontVariantNumeric: "tabular-nums",
  },
  markHere: {
    backgroundColor: appTokens.colorBrandBackground,
    color: appTokens.colorNeutralForegroundOnBrand,
  },
  markDone: { backgroundColor: appTokens.okBackground, color: appTokens.okForeground },
  alone: { gridRowEnd: "span 2" },
  title: cut,
  line: {
    ...typographyStyles.caption1,
    ...cut,
    gridColumnStart: 2,
    color: appTokens.colorNeutralForeground3,
  },
  inColumn: { display: "none", [phone]: { display: "block" } },
  aboveLine: { gridRowEnd: "span 2", [phone]: { gridRowEnd: "auto" } },
});

/** The steps of a wizard and where one is. */
export interface WizardStepsProps {
  label: string;
  steps: readonly { id: string; title: string; line?: string; icon?: ReactElement }[];
  current: number;
  /** The furthest step that was opened; all up to it can be gone to. */
  reached: number;
  onGo: (index: number) => void;
}

/** The line of steps over a wizard: done with a green tick, the current one in the brand colour; a column on phones. */
export function WizardSteps({ label, steps, current, reached, onGo }: WizardStepsProps) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const { number } = useFormat();
  const isMany = steps.length > WITH_LINES;
  return (
    <ol className={styles.steps} aria-label={t("form.steps", { label })}>
      {steps.map(({ id, title, line, icon }, index) => {
        const here = index === current;
        const done = index < reached && !here;
        return (
          <li key={id} className={styles.item}>
            <button
              type="button"
              className={mergeClasses(styles.step, here && styles.here)}
              disabled={index > reached}
              aria-current={here ? "step" : undefined}
              onClick={() => onGo(index)}
            >
              <span className={mergeClasses(styles.mark, here && styles.markHere, done && styles.markDone)}>
                {done ? <Checkmark16Filled aria-label={t("form.stepDone")} /> : (icon ?? number(index + 1))}
              </span>
              <span className={mergeClasses(styles.title, isMany && styles.aboveLine, !line && styles.alone)}>
                {title}
              </span>
              {line && <span className={mergeClasses(styles.line, isMany && styles.inColumn)}>{line}</span>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
