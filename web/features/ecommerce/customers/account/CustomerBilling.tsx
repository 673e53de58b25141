import { Briefcase20Regular } from "@fluentui/react-icons/svg/briefcase";
import { Home20Regular } from "@fluentui/react-icons/svg/home";
import { Location20Regular } from "@fluentui/react-icons/svg/location";
import { Payment20Regular } from "@fluentui/react-icons/svg/payment";
import { Star20Regular } from "@fluentui/react-icons/svg/star";
import { useWords } from "#web/lib/texts/words.ts";
import { EntryCard } from "#web/ui/detail/EntryCard.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { useRowCommands } from "#web/ui/table/useRowCommands.tsx";
import { CountryCell } from "#web/features/ecommerce/shared/CountryCell.tsx";
import type {
  Address,
  CustomerDetails,
  PaymentMethod,
} from "#web/features/ecommerce/customers/data/customerDetails.ts";
import { brandNames } from "./accountValues.ts";
import {
  CustomerAddressDeleteDocument,
  CustomerAddressMakeDefaultDocument,
  CustomerPaymentMethodDeleteDocument,
  CustomerPaymentMethodMakeDefaultDocument,
} from "./customerAccount.generated.ts";
import { useAccountActions } from "./useAccountActions.ts";

const AddressDrawer = lazyComponent(() => import("./AddressDrawer.tsx"), "AddressDrawer");
const CardDrawer = lazyComponent(() => import("./CardDrawer.tsx"), "CardDrawer");

const texts = "ecommerceCustomers";
const icons = { HOME: <Home20Regular />, OFFICE: <Briefcase20Regular />, OTHER: <Location20Regular /> };

interface PartProps {
  customer: CustomerDetails;
}

export function CustomerBilling({ customer }: PartProps) {
  return (
    <>
      <Addresses customer={customer} />
      <Cards customer={customer} />
    </>
  );
}

function Addresses({ customer }: PartProps) {
  const words = useWords(texts);
  const commands = useRowCommands(texts);
  const { act, remove } = useAccountActions(customer.id);
  const [drawer, open] = useDrawer((address: Address | undefined, state) => (
    <AddressDrawer {...state} customer={customer} address={address} />
  ));
  const { actions } = commands.of<Address>([
    commands.common("edit", { runOne: open }),
    {
      id: "makeDefault",
      icon: <Star20Regular />,
      offered: ({ isDefault }) => !isDefault,
      runOne: ({ id }) => act(CustomerAddressMakeDefaultDocument, id),
    },
    commands.common("delete", {
      runOne: ({ id }) => remove(CustomerAddressDeleteDocument, id, words("addresses.deleted")),
    }),
  ]);
  return (
    <EntryCard
      texts={`${texts}:addresses`}
      onAdd={() => open(undefined)}
      entries={customer.account.addresses.map((address) => {
        const { id, kind, name, line1, line2, city, region, postalCode, phone } = address;
        const title = words(`addresses.kinds.${kind}`);
        const place = [[postalCode, city].filter(Boolean).join(" "), region];
        return {
          id,
          icon: icons[kind],
          title,
          pills: address.isDefault && <StatusPill tone="ok">{words("default")}</StatusPill>,
          lines: [
            <bdi key="name">{name}</bdi>,
            <bdi key="street">{[line1, line2].filter(Boolean).join(" · ")}</bdi>,
            <bdi key="city">{place.filter(Boolean).join(" · ")}</bdi>,
            <CountryCell key="country" code={address.countryCode} flag={address.countryFlag} />,
            phone !== "" && (
              <bdi key="phone" dir="ltr">
                {phone}
              </bdi>
            ),
          ],
          menu: {
            label: words("addresses.menu", { name: title, street: line1 }),
            actions: () => actions(address),
          },
        };
      })}
    >
      {drawer}
    </EntryCard>
  );
}

function Cards({ customer }: PartProps) {
  const words = useWords(texts);
  const commands = useRowCommands(texts);
  const { act, remove } = useAccountActions(customer.id);
  const [drawer, add] = useDrawer((_: true, state) => <CardDrawer {...state} customer={customer} />);
  const { actions } = commands.of<PaymentMethod>([
    {
      id: "makeDefault",
      icon: <Star20Regular />,
      offered: ({ isDefault }) => !isDefault,
      runOne: ({ id }) => act(CustomerPaymentMethodMakeDefaultDocument, id),
    },
    commands.common("delete", {
      runOne: ({ id }) => remove(CustomerPaymentMethodDeleteDocument, id, words("cards.deleted")),
    }),
  ]);
  return (
    <EntryCard
      texts={`${texts}:cards`}
      onAdd={() => add(true)}
      entries={customer.account.paymentMethods.map((card) => {
        const { id, brand, lastFour, holder, expiryMonth, expiryYear, isDefault, isExpired } = card;
        const name = words("cards.ending", { brand: brandNames[brand], lastFour });
        return {
          id,
          icon: <Payment20Regular />,
          title: <bdi>{name}</bdi>,
          pills: (
            <>
              {isDefault && <StatusPill tone="ok">{words("default")}</StatusPill>}
              {isExpired && <StatusPill tone="bad">{words("cards.expired")}</StatusPill>}
            </>
          ),
          lines: [
            <bdi key="holder">{holder}</bdi>,
            words("cards.validTo", { date: `${String(expiryMonth).padStart(2, "0")}/${expiryYear}` }),
          ],
          menu: { label: words("cards.menu", { name }), actions: () => actions(card) },
        };
      })}
    >
      {drawer}
    </EntryCard>
  );
}
