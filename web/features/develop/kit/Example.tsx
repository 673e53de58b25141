import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { KitPartName } from "./kitPart.ts";

const useStyles = makeStyles({
  // A margin below a card would be lost at the foot of a column.
  place: { paddingBlockEnd: "16px", breakInside: "avoid" },
  example: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: "16px",
    padding: "16px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
  },
  wide: { columnSpan: "all" },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  line: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
});

export interface ExampleProps {
  part: KitPartName;
  id: string;
  wide?: boolean;
  /** The piece, and its states. */
  children: ReactNode;
}

/** A card of the gallery: what the piece is called, one line on it, the piece itself. `#id` leads to it. */
export function Example({ part, id, wide = false, children }: ExampleProps) {
  const styles = useStyles();
  const { t } = useTranslation("kit");
  return (
    <div className={mergeClasses(styles.place, wide && styles.wide)}>
      <section id={id} className={styles.example} aria-labelledby={`${id}-title`}>
        <header>
          <h2 id={`${id}-title`} className={styles.title}>
            {t(`kit.${part}.${id}.title`)}
          </h2>
          <p className={styles.line}>{t(`kit.${part}.${id}.line`)}</p>
        </header>
        {children}
      </section>
    </div>
  );
}
