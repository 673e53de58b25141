import { Button } from "@fluentui/react-components";
import { Desktop20Regular } from "@fluentui/react-icons/svg/desktop";
import { Phone20Regular } from "@fluentui/react-icons/svg/phone";
import { useCountryName } from "#web/lib/texts/countries.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { EntryCard } from "#web/ui/detail/EntryCard.tsx";
import type { CustomerDetails } from "#web/features/ecommerce/customers/data/customerDetails.ts";
import { CustomerDeviceSignOutDocument } from "./customerAccount.generated.ts";
import { CustomerPassword } from "./CustomerPassword.tsx";
import { CustomerTwoStep } from "./CustomerTwoStep.tsx";
import { useAccountActions } from "./useAccountActions.ts";

const texts = "ecommerceCustomers:devices";
const inTheHand = /iPhone|iPad|Android/;

export function CustomerSecurity({ customer }: { customer: CustomerDetails }) {
  const words = useWords(texts);
  const format = useFormat();
  const countryName = useCountryName();
  const { act } = useAccountActions(customer.id);
  return (
    <>
      <CustomerPassword customer={customer} />
      <CustomerTwoStep customer={customer} />
      <EntryCard
        texts={texts}
        entries={customer.account.devices.map(({ id, browser, device, place, countryCode, seenAt }) => {
          const name = words("name", { browser, device });
          const seen = { place, country: countryName(countryCode), when: format.relative(seenAt) };
          return {
            id,
            icon: inTheHand.test(device) ? <Phone20Regular /> : <Desktop20Regular />,
            title: name,
            lines: [words("seen", seen)],
            end: (
              <Button
                size="small"
                aria-label={words("signOutOf", { name })}
                onClick={() => void act(CustomerDeviceSignOutDocument, id)}
              >
                {words("signOut")}
              </Button>
            ),
          };
        })}
      />
    </>
  );
}
