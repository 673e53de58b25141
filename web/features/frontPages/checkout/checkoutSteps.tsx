import type { TFunction } from "i18next";
import { AddressFields } from "./AddressFields.tsx";
import { CheckoutReview } from "./CheckoutReview.tsx";
import { DeliveryChoice } from "./DeliveryChoice.tsx";
import { cardFields } from "#web/features/frontPages/shared/cardParts.ts";
import { FormSection } from "#web/ui/form/sections/FormSection.tsx";
import type { WizardStep } from "#web/ui/form/wizard/wizardProps.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { addressFields, type CheckoutValues, type Delivery } from "./checkoutForm.ts";

/** A later step's; its notice brings what the first one does not need. */
export const CardFields = lazyComponent(
  () => import("#web/features/frontPages/shared/CardFields.tsx"),
  "CardFields",
);

export function checkoutSteps(
  t: TFunction,
  onDelivery: (delivery: Delivery) => void,
): WizardStep<CheckoutValues>[] {
  const texts = (id: string) => ({ title: t(`${id}.title`), line: t(`${id}.line`) });
  return [
    {
      id: "address",
      title: t("address.title"),
      fields: addressFields,
      content: (
        <FormSection {...texts("address")}>
          <AddressFields />
        </FormSection>
      ),
    },
    {
      id: "delivery",
      title: t("delivery.title"),
      fields: ["delivery"],
      content: <DeliveryChoice onChosen={onDelivery} />,
    },
    {
      id: "payment",
      title: t("payment.title"),
      fields: cardFields,
      content: (
        <FormSection {...texts("payment")}>
          <CardFields />
        </FormSection>
      ),
    },
    {
      id: "review",
      title: t("review.title"),
      fields: [],
      content: (values) => <CheckoutReview values={values} />,
    },
  ];
}
