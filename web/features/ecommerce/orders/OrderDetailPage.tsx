import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { preloadRecord } from "#web/lib/navigation/preloadRecord.ts";
import { DetailSkeleton } from "#web/ui/feedback/DetailSkeleton.tsx";
import { RecordScreen } from "#web/ui/page/RecordScreen.tsx";
import { orderListPath, orderPattern } from "#web/features/ecommerce/shared/orderPaths.ts";
import { OrderDetail } from "./OrderDetail.tsx";
import { OrderDetailDocument } from "./orders.generated.ts";

export const preloadOrder = preloadRecord(orderPattern, OrderDetailDocument);

export function OrderDetailPage() {
  const { t } = useTranslation("ecommerceOrders");
  const { id = "" } = useParams();
  return (
    <RecordScreen
      key={id}
      document={OrderDetailDocument}
      id={id}
      skeleton={<DetailSkeleton label={t("screens:ecommerce.order")} />}
      failed={t("failedOne")}
      gone={{
        title: t("gone.title"),
        text: t("gone.text", { id }),
        action: t("gone.action"),
        to: orderListPath,
      }}
    >
      {(order, reload) => <OrderDetail order={order} reload={reload} />}
    </RecordScreen>
  );
}
