import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { KitExample, KitPartName } from "./kitPart.ts";

const useStyles = makeStyles({
  outline: {
    ...typographyStyles.caption1,
    position: "sticky",
    insetBlockStart: "64px",
    alignSelf: "start",
    maxBlockSize: "calc(100dvh - 88px)",
    overflowY: "auto",
    scrollbarWidth: "thin",
    "@media (max-width: 1279.98px)": { display: "none" },
  },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: "none",
    borderInlineStartWidth: "1px",
    borderInlineStartStyle: "solid",
    borderInlineStartColor: appTokens.line,
  },
  link: {
    display: "block",
    padding: "4px 12px",
    borderRadius: appTokens.borderRadiusSmall,
    color: appTokens.colorNeutralForeground3,
    textDecorationLine: "none",
    ":hover": { color: appTokens.colorNeutralForeground1 },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
});

export function KitOutline({ part, examples }: { part: KitPartName; examples: readonly KitExample[] }) {
  const styles = useStyles();
  const { t } = useTranslation("kit");
  return (
    <nav className={styles.outline} aria-label={t("kit.outline")}>
      <ol className={styles.list}>
        {examples.map(({ id }) => (
          <li key={id}>
            <Link className={styles.link} to={{ hash: id }} replace>
              {t(`kit.${part}.${id}.title`)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
