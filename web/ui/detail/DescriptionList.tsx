import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type TextPlace, useWords } from "#web/lib/texts/words.ts";
import { CopyButton } from "#web/ui/feedback/CopyButton.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  list: {
    display: "grid",
    gridTemplateColumns: "minmax(96px, auto) minmax(0, 1fr)",
    gap: "8px 16px",
    margin: 0,
  },
  columns: {
    "@media (min-width: 640px)": {
      gridTemplateColumns: "minmax(96px, auto) minmax(0, 1fr) minmax(96px, auto) minmax(0, 1fr)",
    },
  },
  name: { ...typographyStyles.caption1, paddingBlock: "2px", color: appTokens.colorNeutralForeground3 },
  value: {
    ...typographyStyles.body1,
    display: "flex",
    alignItems: "flex-start",
    gap: "4px",
    minInlineSize: 0,
    margin: 0,
    overflowWrap: "anywhere",
  },
  // Higher than a line: it stands beside the first one, and the row stays as high as the others.
  copy: { display: "grid", marginBlock: "-2px" },
  // In a narrow column: the values end where it ends.
  spread: {
    gridTemplateColumns: "max-content minmax(0, 1fr)",
    "& dt": { ...typographyStyles.body1, paddingBlock: 0 },
    "& dd": { justifyContent: "flex-end", textAlign: "end" },
  },
  none: { color: appTokens.colorNeutralForeground3 },
});

/** One property of a thing. */
export interface Description {
  id: string;
  /** The text `fields.<id>` by default. */
  name?: string;
  /** Null where there is none. */
  value: ReactNode;
  /** Text that can be copied: an address, a number. */
  copy?: string;
}

/** The properties of a thing. */
export interface DescriptionListProps {
  items: readonly Description[];
  /** Where the names of the properties stand that say none. */
  texts?: TextPlace;
  /** In two columns, where the window allows it. */
  wide?: boolean;
  /** The values at the end of their lines, for a narrow column. */
  spread?: boolean;
}

/** The properties of a thing, by name. */
export function DescriptionList({ items, texts = "ui", wide = false, spread = false }: DescriptionListProps) {
  const styles = useStyles();
  const words = useWords(texts);
  const { t } = useTranslation("ui");
  return (
    <dl className={mergeClasses(styles.list, wide && styles.columns, spread && styles.spread)}>
      {items.map(({ id, name = words(`fields.${id}`), value, copy }) => (
        // Its two parts are cells of the list's own grid.
        <div key={id} style={{ display: "contents" }}>
          <dt className={styles.name}>{name}</dt>
          <dd className={mergeClasses(styles.value, (value === null || value === undefined) && styles.none)}>
            {value ?? t("none")}
            {copy !== undefined && (
              <span className={styles.copy}>
                <CopyButton text={copy} label={t("copyValue", { name })} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
