import { makeStyles, typographyStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  card: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: "16px",
    padding: "16px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
    "--formGround": appTokens.card,
    // A form's buttons end where the card's own padding begins.
    "--formEnd": "-12px",
  },
  head: { display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: "8px 16px" },
  words: { display: "grid", gap: "2px", flexGrow: 1, minInlineSize: "min(120px, 100%)", flexBasis: 0 },
  // A small button is higher than the title: the head stays as high as without it.
  tools: { display: "flex", flexShrink: 0, gap: "8px", marginBlock: "-1px" },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  line: { margin: 0, maxInlineSize: "640px", color: appTokens.colorNeutralForeground3 },
});

/** A titled part of a page. */
export interface CardProps {
  title: string;
  /** One line on what it is about. */
  line?: ReactNode;
  /** Small buttons at the end of its head. */
  tools?: ReactNode;
  children?: ReactNode;
}

/** A titled part of a page, with a line and buttons of its own where it needs them. */
export function Card({ title, line, tools, children }: CardProps) {
  const styles = useStyles();
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          {line !== undefined && <p className={styles.line}>{line}</p>}
        </div>
        {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      </div>
      {children}
    </section>
  );
}
