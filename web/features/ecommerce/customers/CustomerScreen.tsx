import { Button } from "@fluentui/react-components";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { Edit20Regular } from "@fluentui/react-icons/svg/edit";
import { Mail20Regular } from "@fluentui/react-icons/svg/mail";
import { MoreHorizontal20Regular } from "@fluentui/react-icons/svg/more-horizontal";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { useTab } from "#web/lib/navigation/useTab.ts";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { KeepWhileClosing } from "#web/ui/feedback/KeepWhileClosing.tsx";
import { StatusPill } from "#web/ui/feedback/StatusPill.tsx";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { PageTabs } from "#web/ui/page/PageTabs.tsx";
import { CustomerCard } from "./CustomerCard.tsx";
import type { CustomerDetails } from "./data/customerDetails.ts";
import { CustomerOverview } from "./CustomerOverview.tsx";
import { customerListPath } from "#web/features/ecommerce/shared/customerPaths.ts";
import { useCustomerLive } from "./useCustomerLive.ts";
import { useCustomerRemoval } from "./useCustomerRemoval.ts";
import { writeMail } from "./writeMail.ts";

const CustomerEditDrawer = lazyComponent(
  async () => (await import("./CustomerEditDrawer.tsx")).CustomerEditDrawer,
);
const CustomerSecurity = lazyComponent(
  async () => (await import("./account/CustomerSecurity.tsx")).CustomerSecurity,
  Waiting,
);
const CustomerBilling = lazyComponent(
  async () => (await import("./account/CustomerBilling.tsx")).CustomerBilling,
  Waiting,
);
const CustomerNotifications = lazyComponent(
  async () => (await import("./account/CustomerNotifications.tsx")).CustomerNotifications,
  Waiting,
);

const parts = {
  overview: CustomerOverview,
  security: CustomerSecurity,
  billing: CustomerBilling,
  notifications: CustomerNotifications,
} as const;

const tabs = ["overview", "security", "billing", "notifications"] as const;

export interface CustomerScreenProps {
  customer: CustomerDetails;
  reload: () => Promise<CustomerDetails | undefined>;
}

export function CustomerScreen({ customer, reload }: CustomerScreenProps) {
  const { t } = useTranslation(["ecommerceCustomers", "shell"]);
  const format = useFormat();
  const [tab, show] = useTab(tabs);
  const [editing, edit] = useState(false);
  const leaving = useRef(false);
  const remove = useCustomerRemoval(customer, leaving);
  useCustomerLive(customer.id, () => leaving.current || void reload());

  const { customer: name, avatar, customerId, email, createdAt } = customer;
  const Part = parts[tab];
  return (
    <>
      <PageHeader
        title={<span dir="auto">{name}</span>}
        tile={<PersonMark name={name} avatar={avatar} size={48} />}
        pill={<StatusPill tone="ok">{t("active")}</StatusPill>}
        breadcrumb={[
          { label: t("shell:nav.groups.samples") },
          { label: t("screens:ecommerce.title") },
          { label: t("screens:ecommerce.customers"), to: customerListPath },
          { label: name },
        ]}
        status={[t("numberOf", { number: customerId }), t("since", { date: format.date(createdAt) })]}
        actions={
          <>
            <Hint label={t("actions.more")}>
              <MenuButton
                appearance="subtle"
                icon={<MoreHorizontal20Regular />}
                actions={() => [
                  {
                    id: "delete",
                    label: t("actions.deleteThis"),
                    icon: <Delete20Regular />,
                    tone: "danger",
                    run: () => void remove(),
                  },
                ]}
              />
            </Hint>
            <Button icon={<Mail20Regular />} onClick={() => writeMail(email)}>
              {t("actions.mail")}
            </Button>
            <Button appearance="primary" icon={<Edit20Regular />} onClick={() => edit(true)}>
              {t("actions.edit")}
            </Button>
          </>
        }
      />
      <PageTabs
        label={t("tabs.label")}
        tabs={tabs.map((id) => ({ id, label: t(`tabs.${id}`) }))}
        tab={tab}
        onTab={show}
      >
        <Columns
          main={<Part customer={customer} />}
          side={<CustomerCard customer={customer} onEdit={() => edit(true)} />}
        />
      </PageTabs>
      <KeepWhileClosing shown={editing || undefined}>
        {(_, open) => (
          <CustomerEditDrawer open={open} loaded={customer} reload={reload} onClose={() => edit(false)} />
        )}
      </KeepWhileClosing>
    </>
  );
}

function Waiting() {
  const { t } = useTranslation("ecommerceCustomers");
  return <CardSkeleton label={t("screens:ecommerce.customer")} lines={6} />;
}
