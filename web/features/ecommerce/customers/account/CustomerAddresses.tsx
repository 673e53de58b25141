import { Button } from "@fluentui/react-components";
import { Add16Regular } from "@fluentui/react-icons/svg/add";
import { Briefcase20Regular } from "@fluentui/react-icons/svg/briefcase";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { Edit20Regular } from "@fluentui/react-icons/svg/edit";
import { Home20Regular } from "@fluentui/react-icons/svg/home";
import { Location20Regular } from "@fluentui/react-icons/svg/location";
import { Star20Regular } from "@fluentui/react-icons/svg/star";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import { KeepWhileClosing } from "#web/ui/feedback/KeepWhileClosing.tsx";
import { StatusPill } from "#web/ui/feedback/StatusPill.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { RowMenu } from "#web/ui/menu/RowMenu.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { CountryCell } from "#web/features/ecommerce/shared/CountryCell.tsx";
import type { Address, CustomerDetails } from "#web/features/ecommerce/customers/data/customerDetails.ts";
import { useAccountActions } from "./useAccountActions.ts";

const AddressDrawer = lazyComponent(async () => (await import("./AddressDrawer.tsx")).AddressDrawer);

const icons = { HOME: <Home20Regular />, OFFICE: <Briefcase20Regular />, OTHER: <Location20Regular /> };

export function CustomerAddresses({ customer }: { customer: CustomerDetails }) {
  const { t } = useTranslation("ecommerceCustomers");
  const [shown, show] = useState<{ address?: Address }>();
  const { makeAddressDefault, removeAddress } = useAccountActions(customer.id);
  const actionsOf = (address: Address) => [
    { id: "edit", label: t("actions.edit"), icon: <Edit20Regular />, run: () => show({ address }) },
    ...(address.isDefault
      ? []
      : [
          {
            id: "default",
            label: t("actions.makeDefault"),
            icon: <Star20Regular />,
            run: () => makeAddressDefault(address.id),
          },
        ]),
    {
      id: "delete",
      label: t("actions.delete"),
      icon: <Delete20Regular />,
      tone: "danger" as const,
      run: () => removeAddress(address.id),
    },
  ];
  const add = (
    <Button size="small" icon={<Add16Regular />} onClick={() => show({})}>
      {t("addresses.add")}
    </Button>
  );
  return (
    <Card title={t("addresses.title")} line={t("addresses.line")} tools={add}>
      <EntryList
        label={t("addresses.title")}
        empty={t("addresses.empty")}
        entries={customer.account.addresses.map((address) => ({
          id: address.id,
          icon: icons[address.kind],
          title: t(`addresses.kinds.${address.kind}`),
          pills: address.isDefault && <StatusPill tone="ok">{t("default")}</StatusPill>,
          lines: [
            <bdi key="name">{address.name}</bdi>,
            <bdi key="street">{[address.line1, address.line2].filter(Boolean).join(" · ")}</bdi>,
            <bdi key="city">
              {[[address.postalCode, address.city].filter(Boolean).join(" "), address.region]
                .filter(Boolean)
                .join(" · ")}
            </bdi>,
            <CountryCell key="country" code={address.countryCode} flag={address.countryFlag} />,
            ...(address.phone === ""
              ? []
              : [
                  <bdi key="phone" dir="ltr">
                    {address.phone}
                  </bdi>,
                ]),
          ],
          end: (
            <RowMenu
              label={t("addresses.menu", {
                name: t(`addresses.kinds.${address.kind}`),
                street: address.line1,
              })}
              actions={() => actionsOf(address)}
            />
          ),
        }))}
      />
      <KeepWhileClosing shown={shown}>
        {({ address }, open) => (
          <AddressDrawer open={open} customer={customer} address={address} onClose={() => show(undefined)} />
        )}
      </KeepWhileClosing>
    </Card>
  );
}
