import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { type ReactNode, useId } from "react";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  section: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "12px", margin: 0 },
  head: { display: "grid", gap: "2px" },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  line: { margin: 0, maxInlineSize: "640px", color: appTokens.colorNeutralForeground3 },
});

/** A part of a form. */
export interface FormSectionProps {
  title: string;
  /** One line on what it is about. */
  line?: string;
  children: ReactNode;
}

/** A titled part of a form within a card or a step. */
export function FormSection({ title, line, children }: FormSectionProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {line && <p className={styles.line}>{line}</p>}
      </div>
      {children}
    </section>
  );
}
