import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { Thumbnail } from "#web/ui/media/Thumbnail.tsx";
import { PersonLine } from "#web/ui/person/PersonLine.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { productEditPath } from "#web/features/ecommerce/shared/productPaths.ts";
import { reviewListPath } from "#web/features/ecommerce/shared/reviewPaths.ts";
import type { ReviewReadQuery } from "./reviews.generated.ts";
import type { ReviewRow } from "./useReviewActions.ts";

const useStyles = makeStyles({
  list: {
    display: "grid",
    margin: 0,
    padding: 0,
    listStyleType: "none",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
  },
  item: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "8px 12px",
    padding: "12px 16px",
    ":not(:first-child)": { borderTop: `1px solid ${appTokens.lineSoft}` },
  },
  words: { display: "grid", flexGrow: 1, minInlineSize: 0 },
  name: {
    ...typographyStyles.body1Strong,
    color: "inherit",
    textDecorationLine: "none",
    ":hover": { textDecorationLine: "underline" },
  },
  caption: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  link: {
    ...typographyStyles.caption1,
    color: appTokens.colorBrandForegroundLink,
    textDecorationLine: "none",
    ":hover": { textDecorationLine: "underline" },
  },
  person: { flexGrow: 1, minInlineSize: 0 },
});

export interface ReviewAboutProps {
  review: ReviewRow;
  product: NonNullable<ReviewReadQuery["review"]>["product"] | undefined;
}

export function ReviewAbout({
  review: { productName, companyName, productImage, reviewer, email, avatar },
  product,
}: ReviewAboutProps) {
  const styles = useStyles();
  const { t } = useTranslation("ecommerceReviews");
  const format = useFormat();
  const facts = product && [
    companyName,
    format.money(product.price),
    t("drawer.stock", { count: product.qty, qty: format.number(product.qty) }),
  ];
  return (
    <ul className={styles.list}>
      <li className={styles.item}>
        <Thumbnail src={productImage} />
        <span className={styles.words}>
          {product ? (
            <PlaceLink to={productEditPath(product.id)} className={styles.name} dir="auto">
              {productName}
            </PlaceLink>
          ) : (
            <bdi className={styles.name}>{productName}</bdi>
          )}
          <span className={styles.caption}>
            {product === null ? t("drawer.productGone") : (facts ?? [companyName]).join(" · ")}
          </span>
        </span>
        <PlaceLink to={`${reviewListPath}?q=${encodeURIComponent(productName)}`} className={styles.link}>
          {t("drawer.ofProduct")}
        </PlaceLink>
      </li>
      <li className={styles.item}>
        <span className={styles.person}>
          <PersonLine name={reviewer} avatar={avatar} caption={email} />
        </span>
        <a href={`mailto:${email}`} className={styles.link}>
          {t("drawer.write")}
        </a>
      </li>
    </ul>
  );
}
