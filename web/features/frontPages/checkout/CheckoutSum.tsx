import { Button, Field, Input, makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { ThingLine } from "#web/ui/media/ThingLine.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { SumList } from "#web/features/frontPages/shared/SumList.tsx";
import type { CheckoutCartQuery } from "./checkout.generated.ts";
import { promoShare, type Sums } from "./checkoutForm.ts";

const useStyles = makeStyles({
  goods: { display: "grid", gap: "12px", margin: 0, padding: 0, listStyleType: "none" },
  good: { display: "flex", alignItems: "center", justifyContent: "space-between", gap: "12px" },
  promo: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "start", gap: "8px" },
  input: { minWidth: 0 },
  apply: { marginBlockStart: "26px" },
});

export interface CheckoutSumProps {
  goods: CheckoutCartQuery["cart"]["items"];
  sums: Sums;
  hasPromo: boolean;
  onPromo: (share: number) => void;
}

export function CheckoutSum({ goods, sums, hasPromo, onPromo }: CheckoutSumProps) {
  const styles = useStyles();
  const { t } = useTranslation("frontPages");
  const { money } = useFormat();
  const [code, setCode] = useState("");
  const [isWrong, setWrong] = useState(false);
  const currency = goods[0]?.price.currency ?? "CNY";
  const amount = (amountMinor: number) => money({ amountMinor, currency });
  const apply = () => {
    const share = promoShare(code);
    setWrong(share === undefined);
    onPromo(share ?? 0);
  };
  return (
    <Card title={t("sum.title")}>
      <ul className={styles.goods}>
        {goods.map(({ id, productName, productBrand, image, price }) => (
          <li key={id} className={styles.good}>
            <ThingLine name={productName} caption={productBrand} picture={image} />
            <span>{money(price)}</span>
          </li>
        ))}
      </ul>
      <form
        className={styles.promo}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <Field
          label={t("promo.label")}
          validationState={isWrong ? "error" : hasPromo ? "success" : "none"}
          validationMessage={isWrong ? t("promo.wrong") : hasPromo ? t("promo.applied") : undefined}
          hint={t("promo.help")}
        >
          <Input
            className={styles.input}
            dir="ltr"
            value={code}
            onChange={(_, { value }) => setCode(value)}
          />
        </Field>
        <Button type="submit" className={styles.apply}>
          {t("promo.apply")}
        </Button>
      </form>
      <SumList
        entries={[
          { label: t("sum.goods"), amount: amount(sums.goods) },
          {
            label: t("sum.delivery"),
            amount: sums.delivery === 0 ? t("sum.free") : amount(sums.delivery),
          },
          ...(sums.discount > 0 ? [{ label: t("sum.discount"), amount: amount(-sums.discount) }] : []),
          { label: t("sum.total"), amount: amount(sums.total) },
        ]}
      />
    </Card>
  );
}
