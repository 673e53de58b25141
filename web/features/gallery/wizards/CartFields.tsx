import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { ThingLine } from "#web/ui/media/ThingLine.tsx";
import type { CheckoutExampleQuery } from "./checkout.generated.ts";
import { mostOfOne } from "./checkoutDraft.ts";

export type Goods = CheckoutExampleQuery["goods"]["items"];

const useStyles = makeStyles({
  line: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 120px",
    alignItems: "end",
    gap: "16px",
    "@media (max-width: 639.98px)": { gridTemplateColumns: "minmax(0, 1fr) 96px" },
  },
});

export function CartFields({ goods }: { goods: Goods }) {
  const styles = useStyles();
  const { t } = useTranslation("galleryWizards");
  const format = useFormat();
  return goods.map(({ id, productName, image, price }, at) => (
    <div key={id} className={styles.line}>
      <ThingLine picture={image} name={productName} caption={format.money(price)} />
      <NumberField name={`lines.${at}`} label={t("checkout.quantity")} min={0} max={mostOfOne} step={1} />
    </div>
  ));
}
