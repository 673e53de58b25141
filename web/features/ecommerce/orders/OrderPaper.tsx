import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PrintSheet } from "#web/ui/page/PrintSheet.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { orderList } from "./orderList.ts";
import { OrderPaperAddress } from "./OrderPaperAddress.tsx";
import { OrderPaperLines } from "./OrderPaperLines.tsx";
import { useOrderPaperStoreQuery } from "./orders.generated.ts";
import type { OrderCardProps } from "./OrderSide.tsx";

export interface OrderPaperProps extends OrderCardProps {
  kind: "invoice" | "packingSlip";
  request: number;
}

const useStyles = makeStyles({
  head: { display: "flex", justifyContent: "space-between", alignItems: "flex-start", gap: "32px" },
  store: { ...typographyStyles.subtitle1, margin: 0 },
  title: { ...typographyStyles.title2, margin: 0 },
  lines: {
    display: "grid",
    justifyItems: "start",
    marginBlock: "4px 0",
    color: appTokens.colorNeutralForeground2,
  },
  facts: {
    display: "grid",
    gridTemplateColumns: "auto auto",
    columnGap: "16px",
    rowGap: "4px",
    marginBlock: "12px 0",
  },
  name: { color: appTokens.colorNeutralForeground3 },
  value: { margin: 0, textAlign: "end", fontVariantNumeric: "tabular-nums" },
  parties: {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: "32px",
    marginBlock: "32px",
    paddingBlockStart: "16px",
    borderTop: `2px solid ${appTokens.colorNeutralForeground1}`,
  },
  contact: { marginBlock: "40px 0", color: appTokens.colorNeutralForeground3 },
});

export function OrderPaper({ order, kind, request }: OrderPaperProps) {
  const styles = useStyles();
  const words = useWords(orderList.texts);
  const { date } = useFormat();
  const { data, error } = useOrderPaperStoreQuery();
  const store = data?.shopSettings.store;
  const number = `${store?.orderPrefix ?? ""}${order.order}${store?.orderSuffix ?? ""}`;
  const method = words("methodOf", { method: words(`methods.${order.method}`), digits: order.methodNumber });
  const facts = [
    { name: words("fields.order"), value: <bdi dir="ltr">{number}</bdi> },
    { name: words("fields.date"), value: date(order.placedAt) },
    ...(kind === "invoice"
      ? [
          { name: words("fields.method"), value: method },
          { name: words("fields.payment"), value: words(`payments.${order.payment}`) },
        ]
      : []),
  ];
  const address = order.customer?.account.addresses.find(({ isDefault }) => isDefault);
  return (
    <PrintSheet request={store || error ? request : 0}>
      <header className={styles.head}>
        <div>
          {store && (
            <>
              <p className={styles.store}>{store.name}</p>
              <OrderPaperAddress
                className={styles.lines}
                lines={[store.legalName, store.address, `${store.postalCode} ${store.city}`.trim()]}
                countryCode={store.countryCode}
                phone={store.phone}
              />
            </>
          )}
        </div>
        <div>
          <h1 className={styles.title}>{words(`paper.${kind}`)}</h1>
          <dl className={styles.facts}>
            {facts.map(({ name, value }) => (
              <div key={name} style={{ display: "contents" }}>
                <dt className={styles.name}>{name}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </header>
      <section className={styles.parties}>
        {kind === "invoice" && (
          <div>
            <p className={styles.name}>{words("paper.billTo")}</p>
            <OrderPaperAddress
              className={styles.lines}
              lines={[order.customerName, order.email]}
              phone={order.customer?.contact}
            />
          </div>
        )}
        <div>
          <p className={styles.name}>{words("paper.deliverTo")}</p>
          {address ? (
            <OrderPaperAddress
              className={styles.lines}
              lines={[
                address.name,
                address.line1,
                address.line2,
                [address.postalCode, address.city].filter(Boolean).join(" "),
                address.region,
              ]}
              countryCode={address.countryCode}
              phone={address.phone}
            />
          ) : (
            <p className={styles.lines}>{words("address.none")}</p>
          )}
        </div>
      </section>
      <OrderPaperLines order={order} priced={kind === "invoice"} />
      {store && <p className={styles.contact}>{words("paper.contact", { email: store.contactEmail })}</p>}
    </PrintSheet>
  );
}
