import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { ProductCategoryCell } from "#web/features/ecommerce/shared/ProductCategoryCell.tsx";
import { productsOfPath } from "#web/features/ecommerce/shared/productPaths.ts";
import type { CategoryTree } from "./categoryTree.ts";

const useStyles = makeStyles({
  link: { color: "inherit", textDecorationLine: "none", ":hover": { textDecorationLine: "underline" } },
});

export interface CategoryNameProps {
  name: string;
  /** What a root is of; undefined for a category below one. */
  category: CategoryTree["roots"][number]["category"] | undefined;
  description: string | undefined;
  tabIndex: number;
}

export function CategoryName({ name, category, description, tabIndex }: CategoryNameProps) {
  const styles = useStyles();
  const { t } = useTranslation("ecommerce");
  return category ? (
    <PlaceLink to={productsOfPath(category)} tabIndex={tabIndex} className={styles.link}>
      <ProductCategoryCell category={category} t={t} />
    </PlaceLink>
  ) : (
    <bdi title={description}>{name}</bdi>
  );
}
