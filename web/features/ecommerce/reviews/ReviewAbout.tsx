import { makeStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { ThingLine } from "#web/ui/media/ThingLine.tsx";
import { PersonLine } from "#web/ui/person/PersonLine.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { productEditPath } from "#web/features/ecommerce/shared/productPaths.ts";
import { reviewListPath } from "#web/features/ecommerce/shared/reviewPaths.ts";
import { reviewList } from "./reviewList.ts";
import type { ReviewCellsFragment, ReviewReadQuery } from "./reviews.generated.ts";

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
    "> :first-child": { flexGrow: 1, minInlineSize: 0 },
    ":not(:first-child)": { borderTop: `1px solid ${appTokens.lineSoft}` },
  },
});

export interface ReviewAboutProps {
  review: ReviewCellsFragment;
  product: NonNullable<ReviewReadQuery["record"]>["product"] | undefined;
}

export function ReviewAbout({
  review: { productName, companyName, productImage, reviewer, email, avatar },
  product,
}: ReviewAboutProps) {
  const styles = useStyles();
  const { link } = useTextStyles();
  const words = useWords(reviewList.texts);
  const { money, number } = useFormat();
  const facts = product
    ? [
        companyName,
        money(product.price),
        words("drawer.stock", { count: product.qty, qty: number(product.qty) }),
      ]
    : [product === null ? words("drawer.productGone") : companyName];
  return (
    <ul className={styles.list}>
      <li className={styles.item}>
        <ThingLine
          picture={productImage}
          name={productName}
          caption={facts.join(" · ")}
          to={product && productEditPath(product.id)}
        />
        <PlaceLink to={`${reviewListPath}?q=${encodeURIComponent(productName)}`} className={link}>
          {words("drawer.ofProduct")}
        </PlaceLink>
      </li>
      <li className={styles.item}>
        <PersonLine name={reviewer} avatar={avatar} caption={email} />
        <a href={`mailto:${email}`} className={link}>
          {words("drawer.write")}
        </a>
      </li>
    </ul>
  );
}
