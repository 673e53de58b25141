import { Games20Regular } from "@fluentui/react-icons/svg/games";
import { Headphones20Regular } from "@fluentui/react-icons/svg/headphones";
import { Lightbulb20Regular } from "@fluentui/react-icons/svg/lightbulb";
import { Pen20Regular } from "@fluentui/react-icons/svg/pen";
import { PersonWalking20Regular } from "@fluentui/react-icons/svg/person-walking";
import { PhoneLaptop20Regular } from "@fluentui/react-icons/svg/phone-laptop";
import type { ProductCategory } from "#web/generated/types.ts";
import type { Words } from "#web/lib/texts/words.ts";
import { IconCell } from "#web/ui/cell/IconCell.tsx";

const categoryIcons = {
  ELECTRONICS: <PhoneLaptop20Regular />,
  ACCESSORIES: <Headphones20Regular />,
  SHOES: <PersonWalking20Regular />,
  OFFICE: <Pen20Regular />,
  HOME_DECOR: <Lightbulb20Regular />,
  GAMES: <Games20Regular />,
};

export interface ProductCategoryCellProps {
  category: ProductCategory;
  /** The category of the shop's own below it. */
  own?: string | undefined;
  /** Those of the products. */
  words: Words;
}

export function ProductCategoryCell({ category, own, words }: ProductCategoryCellProps) {
  return <IconCell icon={categoryIcons[category]}>{own ?? words(`categories.${category}`)}</IconCell>;
}
