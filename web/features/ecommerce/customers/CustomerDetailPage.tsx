import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { preloadRecord } from "#web/lib/navigation/preloadRecord.ts";
import { DetailSkeleton } from "#web/ui/feedback/DetailSkeleton.tsx";
import { RecordScreen } from "#web/ui/page/RecordScreen.tsx";
import { customerListPath, customerPattern } from "#web/features/ecommerce/shared/customerPaths.ts";
import { CustomerScreen } from "./CustomerScreen.tsx";
import { CustomerDetailDocument } from "./data/customer.generated.ts";

export const preloadCustomer = preloadRecord(customerPattern, CustomerDetailDocument);

export function CustomerDetailPage() {
  const { t } = useTranslation("ecommerceCustomers");
  const { id = "" } = useParams();
  return (
    <RecordScreen
      key={id}
      document={CustomerDetailDocument}
      id={id}
      skeleton={<DetailSkeleton label={t("screens:ecommerce.customer")} />}
      failed={t("failedOne")}
      gone={{
        title: t("gone.title"),
        text: t("gone.text", { id }),
        action: t("gone.action"),
        to: customerListPath,
      }}
    >
      {(customer, reload) => <CustomerScreen customer={customer} reload={reload} />}
    </RecordScreen>
  );
}
