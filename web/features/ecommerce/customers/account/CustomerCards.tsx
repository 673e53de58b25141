import { Button } from "@fluentui/react-components";
import { Add16Regular } from "@fluentui/react-icons/svg/add";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { Payment20Regular } from "@fluentui/react-icons/svg/payment";
import { Star20Regular } from "@fluentui/react-icons/svg/star";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import { KeepWhileClosing } from "#web/ui/feedback/KeepWhileClosing.tsx";
import { StatusPill } from "#web/ui/feedback/StatusPill.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { RowMenu } from "#web/ui/menu/RowMenu.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { brandNames } from "./accountValues.ts";
import type {
  CustomerDetails,
  PaymentMethod,
} from "#web/features/ecommerce/customers/data/customerDetails.ts";
import { useAccountActions } from "./useAccountActions.ts";

const CardDrawer = lazyComponent(async () => (await import("./CardDrawer.tsx")).CardDrawer);

export function CustomerCards({ customer }: { customer: CustomerDetails }) {
  const { t } = useTranslation("ecommerceCustomers");
  const [adding, add] = useState(false);
  const { makeCardDefault, removeCard } = useAccountActions(customer.id);
  const actionsOf = ({ id, isDefault }: PaymentMethod) => [
    ...(isDefault
      ? []
      : [
          {
            id: "default",
            label: t("actions.makeDefault"),
            icon: <Star20Regular />,
            run: () => makeCardDefault(id),
          },
        ]),
    {
      id: "delete",
      label: t("actions.delete"),
      icon: <Delete20Regular />,
      tone: "danger" as const,
      run: () => removeCard(id),
    },
  ];
  const name = ({ brand, lastFour }: PaymentMethod) =>
    t("cards.ending", { brand: brandNames[brand], lastFour });
  const button = (
    <Button size="small" icon={<Add16Regular />} onClick={() => add(true)}>
      {t("cards.add")}
    </Button>
  );
  return (
    <Card title={t("cards.title")} line={t("cards.line")} tools={button}>
      <EntryList
        label={t("cards.title")}
        empty={t("cards.empty")}
        entries={customer.account.paymentMethods.map((card) => ({
          id: card.id,
          icon: <Payment20Regular />,
          title: <bdi>{name(card)}</bdi>,
          pills: (
            <>
              {card.isDefault && <StatusPill tone="ok">{t("default")}</StatusPill>}
              {card.isExpired && <StatusPill tone="bad">{t("cards.expired")}</StatusPill>}
            </>
          ),
          lines: [
            <bdi key="holder">{card.holder}</bdi>,
            t("cards.validTo", { date: `${String(card.expiryMonth).padStart(2, "0")}/${card.expiryYear}` }),
          ],
          end: <RowMenu label={t("cards.menu", { name: name(card) })} actions={() => actionsOf(card)} />,
        }))}
      />
      <KeepWhileClosing shown={adding || undefined}>
        {(_, open) => <CardDrawer open={open} customer={customer} onClose={() => add(false)} />}
      </KeepWhileClosing>
    </Card>
  );
}
