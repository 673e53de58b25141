import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { HelpFrontQuery } from "./helpCenter.generated.ts";
import { articlePath } from "./helpPlace.ts";

const useStyles = makeStyles({
  list: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(280px, 100%), 1fr))",
    gap: "16px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
  },
  item: { display: "grid" },
  card: {
    display: "grid",
    gridTemplateRows: "auto auto 1fr",
    gap: "4px",
    padding: "16px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
    color: "inherit",
    textDecorationLine: "none",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "2px" },
  },
  picture: { inlineSize: "72px", blockSize: "72px", marginBlockEnd: "8px" },
  title: { ...typographyStyles.subtitle2, margin: 0 },
});

export function HelpGuides({ guides }: { guides: HelpFrontQuery["helpCenter"]["popularArticles"] }) {
  const styles = useStyles();
  const text = useTextStyles();
  return (
    <ul className={styles.list}>
      {guides.map(({ slug, title, subtitle, img }) => (
        <li key={slug} className={styles.item}>
          <PlaceLink className={styles.card} to={articlePath(slug)}>
            <img className={styles.picture} src={img} alt="" width={72} height={72} />
            <h3 dir="auto" className={styles.title}>
              {title}
            </h3>
            <span dir="auto" className={text.faint}>
              {subtitle}
            </span>
          </PlaceLink>
        </li>
      ))}
    </ul>
  );
}
