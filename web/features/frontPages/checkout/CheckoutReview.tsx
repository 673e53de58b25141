import { useTranslation } from "react-i18next";
import { useCountryName } from "#web/lib/texts/countries.ts";
import { StepSummary } from "#web/ui/form/wizard/StepSummary.tsx";
import { lastFour } from "#web/features/frontPages/shared/cardParts.ts";
import type { CheckoutValues } from "./checkoutForm.ts";

export function CheckoutReview({ values }: { values: CheckoutValues }) {
  const { t } = useTranslation("frontPages");
  const countryName = useCountryName();
  const { name, email, street, postcode, city, countryCode, delivery, cardNumber } = values;
  const town = `${postcode} ${city}`;
  return (
    <StepSummary
      entries={[
        { label: t("address.name"), value: name },
        { label: t("address.email"), value: email },
        {
          label: t("address.title"),
          value: [street, town, countryName(countryCode ?? "")].join(" · "),
        },
        { label: t("delivery.title"), value: t(`delivery.${delivery}.label`) },
        { label: t("payment.title"), value: t("review.cardEnding", { digits: lastFour(cardNumber) }) },
      ]}
    />
  );
}
