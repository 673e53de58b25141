import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { AppsListDetail20Regular } from "@fluentui/react-icons/svg/apps-list-detail";
import { BoxMultiple20Regular } from "@fluentui/react-icons/svg/box-multiple";
import { Globe20Regular } from "@fluentui/react-icons/svg/globe";
import { Server20Regular } from "@fluentui/react-icons/svg/server";
import { Star20Regular } from "@fluentui/react-icons/svg/star";
import type { ReactElement } from "react";
import type { ProductType } from "#web/generated/types.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type Order, itemName, itemSpec, orderTexts, periodText } from "./orderParts.ts";
import { TwoLines } from "./TwoLines.tsx";

const icons: Record<ProductType, ReactElement> = {
  LAS: <AppsListDetail20Regular />,
  LCV: <Server20Regular />,
  DOMAIN: <Globe20Regular />,
  IMAGE_QUOTA: <BoxMultiple20Regular />,
  POINTS_GOOD: <Star20Regular />,
};

const useStyles = makeStyles({
  list: { display: "grid", margin: 0, padding: 0, listStyleType: "none" },
  item: {
    display: "grid",
    gridTemplateColumns: "36px minmax(0, 1fr) auto 96px",
    alignItems: "center",
    gap: "4px 12px",
    paddingBlock: "10px",
    borderTop: `1px solid ${appTokens.lineSoft}`,
    ":first-child": { paddingBlockStart: 0, borderTopStyle: "none" },
    ":last-child": { paddingBlockEnd: 0 },
    "@media (max-width: 639.98px)": { gridTemplateColumns: "36px minmax(0, 1fr) auto" },
  },
  tile: {
    display: "grid",
    placeItems: "center",
    inlineSize: "36px",
    blockSize: "36px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.idleBackground,
    color: appTokens.colorNeutralForeground2,
  },
  term: {
    color: appTokens.colorNeutralForeground3,
    "@media (max-width: 639.98px)": { gridColumnStart: 2, gridRowStart: 2 },
  },
  amount: { ...typographyStyles.body1Strong, textAlign: "end", fontVariantNumeric: "tabular-nums" },
});

export function OrderItemsCard({ order: { items } }: { order: Order }) {
  const styles = useStyles();
  const words = useWords(orderTexts);
  const format = useFormat();
  return (
    <Card title={words("items")}>
      <ul className={styles.list} aria-label={words("items")}>
        {items.map((item, index) => (
          // Items of an order never change: their place is their name.
          <li key={index} className={styles.item}>
            <span aria-hidden className={styles.tile}>
              {icons[item.productType]}
            </span>
            <TwoLines title={itemName(words, item)} caption={itemSpec(format, words, item)} />
            <span className={styles.term}>{periodText(format, words, item)}</span>
            <span className={styles.amount}>{format.micros(item.listAmount)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
