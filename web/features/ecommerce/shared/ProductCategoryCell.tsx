import { Games20Regular } from "@fluentui/react-icons/svg/games";
import { Headphones20Regular } from "@fluentui/react-icons/svg/headphones";
import { Lightbulb20Regular } from "@fluentui/react-icons/svg/lightbulb";
import { Pen20Regular } from "@fluentui/react-icons/svg/pen";
import { PersonWalking20Regular } from "@fluentui/react-icons/svg/person-walking";
import { PlugConnected20Regular } from "@fluentui/react-icons/svg/plug-connected";
import type { TFunction } from "i18next";
import type { ProductCategory } from "#web/generated/types.ts";
import { IconCell } from "#web/ui/cell/IconCell.tsx";

const categoryIcons = {
  ELECTRONICS: <PlugConnected20Regular />,
  ACCESSORIES: <Headphones20Regular />,
  SHOES: <PersonWalking20Regular />,
  OFFICE: <Pen20Regular />,
  HOME_DECOR: <Lightbulb20Regular />,
  GAMES: <Games20Regular />,
};

export function ProductCategoryCell({
  category,
  t,
}: {
  category: ProductCategory;
  t: TFunction<"ecommerce">;
}) {
  return <IconCell icon={categoryIcons[category]}>{t(`products.categories.${category}`)}</IconCell>;
}
