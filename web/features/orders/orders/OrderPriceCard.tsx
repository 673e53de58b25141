import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { isNone, negative, type Order, orderTexts } from "./orderParts.ts";

const useStyles = makeStyles({
  list: { display: "grid", gap: "6px", maxInlineSize: "440px", margin: 0 },
  line: { display: "flex", justifyContent: "space-between", gap: "16px" },
  name: { color: appTokens.colorNeutralForeground2 },
  value: { margin: 0, fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
  ruled: { borderTop: `1px solid ${appTokens.line}`, paddingBlockStart: "8px", marginBlockStart: "2px" },
  total: typographyStyles.body1Strong,
});

export function OrderPriceCard({ order }: { order: Order }) {
  const words = useWords(orderTexts);
  return (
    <Card title={words("price.title")}>
      <PriceLines order={order} />
    </Card>
  );
}

export function PriceLines({ order }: { order: Order }) {
  const styles = useStyles();
  const words = useWords(orderTexts);
  const { micros, number } = useFormat();
  const line = (name: string, value: string, look?: string) => (
    <div key={name} className={mergeClasses(styles.line, look)}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
  const off = (name: string, amount: string) => !isNone(amount) && line(name, micros(negative(amount)));
  return (
    <dl className={styles.list}>
      {order.items.flatMap(({ lines, period }) =>
        lines.map(({ key, unitPrice, units, periods, quantity, listAmount }) => {
          const name = words(`price.lines.${key}`, { units: number(units) });
          const times = [periods, quantity].filter((one) => one > 1).map((one) => ` × ${number(one)}`);
          const each = units === 1 || key === "CHANGE" ? "" : ` × ${number(units)}`;
          const sum = `${micros(unitPrice)}${each}${times.join("")}`;
          const isPlain = each === "" && times.length === 0;
          return line(isPlain || period === "HOUR" ? name : `${name} ${sum}`, micros(listAmount));
        }),
      )}
      {line(words("price.subtotal"), micros(order.listTotal), styles.ruled)}
      {off(words("price.term"), order.termDiscount)}
      {off(words("price.level"), order.levelDiscount)}
      {off(words("price.coupon", { title: order.couponTitle ?? "" }), order.couponDiscount)}
      {line(words("price.payable"), micros(order.payable), mergeClasses(styles.ruled, styles.total))}
    </dl>
  );
}
