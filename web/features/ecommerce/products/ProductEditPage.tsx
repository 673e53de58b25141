import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { preloadRecord } from "#web/lib/navigation/preloadRecord.ts";
import { FormSkeleton } from "#web/ui/form/FormSkeleton.tsx";
import { RecordScreen } from "#web/ui/page/RecordScreen.tsx";
import { productEditPattern, productListPath } from "#web/features/ecommerce/shared/productPaths.ts";
import { ProductEditor } from "./ProductEditor.tsx";
import { ProductEditDocument } from "./products.generated.ts";

export const preloadProduct = preloadRecord(productEditPattern, ProductEditDocument);

export function ProductEditPage() {
  const { t } = useTranslation("ecommerce");
  const { id = "" } = useParams();
  return (
    <RecordScreen
      key={id}
      document={ProductEditDocument}
      id={id}
      skeleton={<FormSkeleton label={t("screens:ecommerce.productEdit")} />}
      failed={t("products.failedOne")}
      gone={{
        title: t("products.gone.title"),
        text: t("products.gone.text", { id }),
        action: t("products.gone.action"),
        to: productListPath,
      }}
    >
      {(product, reload) => <ProductEditor loaded={product} reload={reload} />}
    </RecordScreen>
  );
}
