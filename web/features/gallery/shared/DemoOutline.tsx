import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { DemoPlace, NamedDemo } from "./demo.ts";

const useStyles = makeStyles({
  outline: {
    ...typographyStyles.caption1,
    position: "sticky",
    insetBlockStart: "64px",
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

/** The demos of the page by their titles, beside them in wide windows. */
export function DemoOutline({ demos, place }: { demos: readonly NamedDemo[]; place: DemoPlace }) {
  const styles = useStyles();
  const { t } = useTranslation(["galleryDemos", "gallery"]);
  return (
    <nav className={styles.outline} aria-label={t("gallery:demo.outline")}>
      <ol className={styles.list}>
        {demos.map(({ name }) => (
          <li key={name}>
            <Link className={styles.link} to={{ hash: name }} replace>
              {t(`${place.title}.${name}`)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
