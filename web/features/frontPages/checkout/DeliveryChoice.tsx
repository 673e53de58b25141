import { Box24Regular } from "@fluentui/react-icons/svg/box";
import { Rocket24Regular } from "@fluentui/react-icons/svg/rocket";
import { VehicleTruckProfile24Regular } from "@fluentui/react-icons/svg/vehicle-truck-profile";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";
import { type CheckoutValues, deliveries, deliveryMinor, type Delivery } from "./checkoutForm.ts";

const icons = {
  standard: <VehicleTruckProfile24Regular />,
  express: <Rocket24Regular />,
  pickup: <Box24Regular />,
};

export function DeliveryChoice({ onChosen }: { onChosen: (delivery: Delivery) => void }) {
  const { t } = useTranslation("frontPages");
  const { money } = useFormat();
  const chosen = useWatch<CheckoutValues, "delivery">({ name: "delivery" });
  useEffect(() => onChosen(chosen), [onChosen, chosen]);
  const cost = (amountMinor: number) =>
    amountMinor === 0 ? t("sum.free") : money({ amountMinor, currency: "CNY" });
  return (
    <RadioField
      name="delivery"
      label={t("delivery.label")}
      required
      look="cards"
      options={deliveries.map((value) => ({
        value,
        icon: icons[value],
        label: t(`delivery.${value}.label`),
        note: `${t(`delivery.${value}.note`)} · ${cost(deliveryMinor[value])}`,
      }))}
    />
  );
}
