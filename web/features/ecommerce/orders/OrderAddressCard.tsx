import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useCountryName } from "#web/lib/texts/countries.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { OrderInFull } from "./orderValues.ts";

const useStyles = makeStyles({
  lines: { display: "grid", fontStyle: "normal" },
  none: { margin: 0, color: appTokens.colorNeutralForeground3 },
});

export function OrderAddressCard({ order: { customer } }: { order: OrderInFull }) {
  const styles = useStyles();
  const { t } = useTranslation("ecommerceOrders");
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
    <Card title={t("address.title")} line={t("address.text")}>
      {lines ? (
        <address className={styles.lines}>
          {lines.filter(Boolean).map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
          {address.phone && <bdi dir="ltr">{address.phone}</bdi>}
        </address>
      ) : (
        <p className={styles.none}>{t("address.none")}</p>
      )}
    </Card>
  );
}
