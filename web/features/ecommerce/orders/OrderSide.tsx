import { Link, makeStyles } from "@fluentui/react-components";
import { useCountryName } from "#web/lib/texts/countries.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { PersonLine } from "#web/ui/person/PersonLine.tsx";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { customerPath } from "#web/features/ecommerce/shared/customerPaths.ts";
import { paymentLooks } from "#web/features/ecommerce/shared/orderStates.ts";
import { orderList } from "./orderList.ts";
import { OrderMethodCell } from "./OrderMethodCell.tsx";
import type { OrderDetailQuery } from "./orders.generated.ts";

const { texts } = orderList;

export interface OrderCardProps {
  order: NonNullable<OrderDetailQuery["record"]>;
}

export function OrderSide({ order }: OrderCardProps) {
  return (
    <>
      <OrderCustomer order={order} />
      <OrderAddress order={order} />
      <OrderPayment order={order} />
    </>
  );
}

function OrderCustomer({ order: { customer, customerName, avatar, email } }: OrderCardProps) {
  const words = useWords(texts);
  const format = useFormat();
  return (
    <Card title={words("customer.title")}>
      <PersonLine
        name={customerName}
        avatar={avatar}
        caption={
          customer ? words("customer.number", { number: customer.customerId }) : words("customer.gone")
        }
        {...(customer && { to: customerPath(customer.id) })}
      />
      <DescriptionList
        texts={texts}
        items={[
          { id: "email", value: <Link href={`mailto:${email}`}>{email}</Link>, copy: email },
          ...(customer
            ? [
                { id: "contact", value: customer.contact ? <bdi dir="ltr">{customer.contact}</bdi> : null },
                { id: "orders", value: format.number(customer.order) },
                { id: "totalSpent", value: format.money(customer.totalSpent) },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

const useStyles = makeStyles({ lines: { display: "grid", justifyItems: "start", fontStyle: "normal" } });

function OrderAddress({ order: { customer } }: OrderCardProps) {
  const styles = useStyles();
  const { faint } = useTextStyles();
  const words = useWords(texts);
  const countryName = useCountryName();
  const address = customer?.account.addresses.find(({ isDefault }) => isDefault);
  const lines = address && [
    address.name,
    address.line1,
    address.line2,
    [address.postalCode, address.city].filter(Boolean).join(" "),
    address.region,
    countryName(address.countryCode),
  ];
  return (
    <Card title={words("address.title")} line={words("address.text")}>
      {lines ? (
        <address className={styles.lines}>
          {lines.filter(Boolean).map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
          {address.phone && <bdi dir="ltr">{address.phone}</bdi>}
        </address>
      ) : (
        <p className={faint}>{words("address.none")}</p>
      )}
    </Card>
  );
}

function OrderPayment({ order }: OrderCardProps) {
  const words = useWords(texts);
  const { money } = useFormat();
  return (
    <Card title={words("fields.payment")}>
      <DescriptionList
        texts={texts}
        items={[
          { id: "status", value: pillOf(words, "payments", paymentLooks)(order.payment) },
          { id: "method", value: <OrderMethodCell order={order} words={words} /> },
          { id: "total", name: words("items.total"), value: money(order.spent) },
        ]}
      />
    </Card>
  );
}
