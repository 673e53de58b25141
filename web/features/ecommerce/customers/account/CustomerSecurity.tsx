import { Button } from "@fluentui/react-components";
import { Desktop20Regular } from "@fluentui/react-icons/svg/desktop";
import { Phone20Regular } from "@fluentui/react-icons/svg/phone";
import { useTranslation } from "react-i18next";
import { useCountryName } from "#web/lib/texts/countries.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import type { CustomerDetails } from "#web/features/ecommerce/customers/data/customerDetails.ts";
import { CustomerPassword } from "./CustomerPassword.tsx";
import { CustomerTwoStep } from "./CustomerTwoStep.tsx";
import { useAccountActions } from "./useAccountActions.ts";

const inTheHand = /iPhone|iPad|Android/;

export function CustomerSecurity({ customer }: { customer: CustomerDetails }) {
  const { t } = useTranslation("ecommerceCustomers");
  const format = useFormat();
  const countryName = useCountryName();
  const { signOut } = useAccountActions(customer.id);
  return (
    <>
      <CustomerPassword customer={customer} />
      <CustomerTwoStep customer={customer} />
      <Card title={t("devices.title")} line={t("devices.line")}>
        <EntryList
          label={t("devices.title")}
          empty={t("devices.empty")}
          entries={customer.account.devices.map(({ id, browser, device, place, countryCode, seenAt }) => {
            const name = t("devices.name", { browser, device });
            return {
              id,
              icon: inTheHand.test(device) ? <Phone20Regular /> : <Desktop20Regular />,
              title: name,
              lines: [
                t("devices.seen", {
                  place,
                  country: countryName(countryCode),
                  when: format.relative(seenAt),
                }),
              ],
              end: (
                <Button
                  size="small"
                  aria-label={t("devices.signOutOf", { name })}
                  onClick={() => signOut(id)}
                >
                  {t("devices.signOut")}
                </Button>
              ),
            };
          })}
        />
      </Card>
    </>
  );
}
