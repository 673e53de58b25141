import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { Checkmark16Regular } from "@fluentui/react-icons/svg/checkmark";
import type { ReactNode } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  step: {
    display: "grid",
    gridTemplateColumns: "28px minmax(0, 1fr)",
    gap: "12px",
    "@media (max-width: 639.98px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  mark: {
    display: "grid",
    placeItems: "center",
    inlineSize: "28px",
    blockSize: "28px",
    borderRadius: "50%",
    fontWeight: appTokens.fontWeightSemibold,
    color: appTokens.colorNeutralForegroundOnBrand,
    backgroundColor: appTokens.colorBrandBackground,
    "@media (max-width: 639.98px)": { display: "none" },
  },
  done: { color: appTokens.okForeground, backgroundColor: appTokens.okBackground },
  body: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "12px" },
  head: { display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "2px 8px", minBlockSize: "28px" },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  line: { margin: 0, color: appTokens.colorNeutralForeground3 },
});

export interface StepHeadProps {
  number: number;
  done: boolean;
  title: string;
  line: string;
  children: ReactNode;
}

/** A step of the way to pay, with its number or a tick. */
export function StepHead({ number, done, title, line, children }: StepHeadProps) {
  const styles = useStyles();
  const format = useFormat();
  return (
    <section className={styles.step} aria-label={title}>
      <span className={mergeClasses(styles.mark, done && styles.done)} aria-hidden>
        {done ? <Checkmark16Regular /> : format.number(number)}
      </span>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {line !== "" && <p className={styles.line}>{line}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
