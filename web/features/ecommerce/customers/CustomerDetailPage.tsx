import { Button } from "@fluentui/react-components";
import { Edit20Regular } from "@fluentui/react-icons/svg/edit";
import { Mail20Regular } from "@fluentui/react-icons/svg/mail";
import { useTranslation } from "react-i18next";
import { useScreen } from "#web/lib/navigation/useScreen.ts";
import { useTab } from "#web/lib/navigation/useTab.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { DetailSkeleton } from "#web/ui/feedback/DetailSkeleton.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { MoreButton } from "#web/ui/menu/MoreButton.tsx";
import { PageTabs } from "#web/ui/page/PageTabs.tsx";
import { type RecordProps, recordScreen } from "#web/ui/screen/recordScreen.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { useRecordRemoval } from "#web/ui/record/useRecordRemoval.tsx";
import { customerPattern } from "#web/features/ecommerce/shared/customerPaths.ts";
import { CustomerCard } from "./CustomerCard.tsx";
import { customerList } from "./customerList.ts";
import { CustomerOverview } from "./CustomerOverview.tsx";
import { CustomerDeleteDocument, CustomerDetailDocument } from "./data/customer.generated.ts";
import type { CustomerDetails } from "./data/customerDetails.ts";
import { useCustomerLive } from "./useCustomerLive.ts";
import { writeMail } from "./writeMail.ts";

const Waiting = () => <CardSkeleton label={useScreen().title} lines={6} />;
const CustomerDrawer = lazyComponent(() => import("./CustomerDrawer.tsx"), "CustomerDrawer");

const parts = {
  overview: CustomerOverview,
  security: lazyComponent(() => import("./account/CustomerSecurity.tsx"), "CustomerSecurity", { Waiting }),
  billing: lazyComponent(() => import("./account/CustomerBilling.tsx"), "CustomerBilling", { Waiting }),
  notifications: lazyComponent(() => import("./account/CustomerNotifications.tsx"), "CustomerNotifications", {
    Waiting,
  }),
} as const;

const tabs = ["overview", "security", "billing", "notifications"] as const;

const removal = { list: customerList, field: "customer", document: CustomerDeleteDocument } as const;

function CustomerScreen({ record, reload }: RecordProps<CustomerDetails>) {
  const words = useWords(customerList.texts);
  const { t } = useTranslation("ui");
  const format = useFormat();
  const [tab, show] = useTab(tabs);
  const [drawer, edit] = useDrawer((edited: RecordProps<CustomerDetails>, state) => (
    <CustomerDrawer {...state} edited={edited} />
  ));
  const { action, leaving } = useRecordRemoval(removal);
  useCustomerLive(record.id, () => leaving.current || void reload());

  const { id, customer: name, avatar, customerId, email, createdAt } = record;
  const Part = parts[tab];
  const onEdit = () => edit({ record, reload });
  return (
    <>
      <ScreenHeader
        name={name}
        tile={<PersonMark name={name} avatar={avatar} size={48} />}
        pill={<StatusPill tone="ok">{words("active")}</StatusPill>}
        status={[words("numberOf", { number: customerId }), words("since", { date: format.date(createdAt) })]}
        actions={
          <>
            <MoreButton
              label={words("actions.more")}
              appearance="subtle"
              actions={() => [action({ id, name }, words("actions.deleteThis"))]}
            />
            <Button icon={<Mail20Regular />} onClick={() => writeMail(email)}>
              {words("actions.mail")}
            </Button>
            <Button appearance="primary" icon={<Edit20Regular />} onClick={onEdit}>
              {t("commands.edit")}
            </Button>
          </>
        }
      />
      <PageTabs
        label={words("tabs.label")}
        tabs={tabs.map((one) => ({ id: one, label: words(`tabs.${one}`) }))}
        tab={tab}
        onTab={show}
      >
        <Columns
          main={<Part customer={record} />}
          side={<CustomerCard customer={record} onEdit={onEdit} />}
        />
      </PageTabs>
      {drawer}
    </>
  );
}

export const { Page, preload } = recordScreen({
  type: "Customer",
  pattern: customerPattern,
  document: CustomerDetailDocument,
  texts: customerList.texts,
  Skeleton: DetailSkeleton,
  Screen: CustomerScreen,
});
