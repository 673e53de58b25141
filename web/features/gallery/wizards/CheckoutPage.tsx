import type { ApolloClient } from "@apollo/client";
import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useNavigate, useSearchParams } from "#web/lib/navigation/place.ts";
import { AppError } from "#web/lib/errors/appError.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { BerthDrawing } from "#web/ui/feedback/BerthDrawing.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { MessageState } from "#web/ui/feedback/MessageState.tsx";
import { FormSkeleton } from "#web/ui/form/FormSkeleton.tsx";
import { Wizard } from "#web/ui/form/wizard/Wizard.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import {
  CheckoutExampleDocument,
  type CheckoutExamplePlaceMutation,
  useCheckoutExamplePlaceMutation,
  useCheckoutExampleQuery,
} from "./checkout.generated.ts";
import { checkoutSchema, keepCheckout, keptCheckout } from "./checkoutDraft.ts";
import { useCheckoutSteps } from "./useCheckoutSteps.tsx";

export const preload = (_: URL, client: ApolloClient) => startQuery(client, CheckoutExampleDocument, {});

export function Page() {
  const { t } = useTranslation("galleryWizards");
  const { data, error, refetch } = useCheckoutExampleQuery();
  const [place] = useCheckoutExamplePlaceMutation();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const [idempotencyKey, setKey] = useState(newKey);
  const [placed, setPlaced] = useState<CheckoutExamplePlaceMutation["placed"]>();
  const goods = data?.goods.items;
  const steps = useCheckoutSteps(goods ?? []);
  const again = () => {
    setPlaced(undefined);
    setKey(newKey());
    setSearch({}, { replace: true });
  };
  return (
    <>
      <ScreenHeader status={[t("checkout.status")]} />
      {placed ? (
        <MessageState
          role="status"
          drawing={<BerthDrawing />}
          title={t("checkout.done", { number: placed.order })}
          text={t("checkout.doneText")}
          actions={
            <>
              <ActionLink
                appearance="primary"
                action={{ label: t("checkout.open"), to: `/apps/ecommerce/order/details/${placed.id}` }}
              />
              <Button onClick={again}>{t("checkout.again")}</Button>
            </>
          }
        />
      ) : goods ? (
        <Card title={t("checkout.new")} line={t("checkout.line")}>
          <Wizard
            label={t("checkout.new")}
            schema={checkoutSchema}
            initial={keptCheckout(goods.length)}
            steps={steps}
            submitLabel={t("checkout.submit")}
            at={search.get("step") ?? "cart"}
            onStep={(step) => setSearch({ step }, { preventScrollReset: true })}
            onProgress={async (values) => keepCheckout(values)}
            onSubmit={async ({ lines, method }) => {
              const [buyer] = data.buyers.items;
              if (!buyer) throw new AppError("NOT_FOUND", "The sample shop has no customer to order for.");
              const answer = await place({
                variables: {
                  idempotencyKey,
                  input: {
                    customerId: buyer.id,
                    method,
                    lines: goods.flatMap(({ id }, at) =>
                      lines[at] ? [{ productId: id, quantity: lines[at] }] : [],
                    ),
                  },
                },
              });
              keepCheckout(null);
              setPlaced(answer.data.placed);
            }}
            onCancel={() => void navigate("/develop")}
          />
        </Card>
      ) : error ? (
        <ErrorState title={t("checkout.failed")} error={error} onRetry={refetch} />
      ) : (
        <FormSkeleton label={t("checkout.new")} />
      )}
    </>
  );
}
