import type { ApolloClient } from "@apollo/client";
import { Button } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useNavigate, useSearchParams } from "#web/lib/navigation/place.ts";
import { AppError } from "#web/lib/errors/appError.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { BerthDrawing } from "#web/ui/feedback/BerthDrawing.tsx";
import { MessageState } from "#web/ui/feedback/MessageState.tsx";
import { Wizard } from "#web/ui/form/wizard/Wizard.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { FrontFrame } from "#web/ui/front/FrontFrame.tsx";
import { FrontTitle } from "#web/features/frontPages/shared/FrontTitle.tsx";
import { FrontWait } from "#web/features/frontPages/shared/FrontWait.tsx";
import { lastFour } from "#web/features/frontPages/shared/cardParts.ts";
import {
  CheckoutCartDocument,
  useCheckoutCartQuery,
  useCheckoutPlaceMutation,
} from "./checkout.generated.ts";
import { blankCheckout, checkoutSchema, type Delivery, sumsOf } from "./checkoutForm.ts";
import { CheckoutSum } from "./CheckoutSum.tsx";
import { CardFields, checkoutSteps } from "./checkoutSteps.tsx";

export const preload = (_: URL, client: ApolloClient) => startQuery(client, CheckoutCartDocument, {});

interface Placed {
  id: string;
  order: number;
}

export function Page() {
  const { t } = useTranslation("frontPages");
  const { data, error, refetch } = useCheckoutCartQuery();
  const [place] = useCheckoutPlaceMutation();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const [idempotencyKey, setKey] = useState(newKey);
  const [delivery, setDelivery] = useState<Delivery>("standard");
  const [share, setShare] = useState(0);
  const [placed, setPlaced] = useState<Placed>();
  useEffect(() => void CardFields.preload(), []);

  if (placed) {
    const again = () => {
      setPlaced(undefined);
      setKey(newKey());
      setDelivery("standard");
      setSearch({}, { replace: true });
    };
    return (
      <FrontFrame>
        <MessageState
          role="status"
          level={1}
          drawing={<BerthDrawing />}
          title={t("done.title", { number: placed.order })}
          text={t("done.text")}
          actions={
            <>
              <ActionLink
                appearance="primary"
                action={{ label: t("done.open"), to: `/apps/ecommerce/order/details/${placed.id}` }}
              />
              <Button onClick={again}>{t("done.again")}</Button>
            </>
          }
        />
      </FrontFrame>
    );
  }
  const goods = data?.cart.items;
  const sums = sumsOf(goods?.map(({ price }) => price.amountMinor) ?? [], delivery, share);
  return (
    <FrontFrame>
      <FrontTitle title={t("screens:frontPages.checkout")} />
      {goods && (
        <Columns
          main={
            <Card title={t("steps")}>
              <Wizard
                label={t("screens:frontPages.checkout")}
                schema={checkoutSchema}
                initial={blankCheckout}
                submitLabel={t("place")}
                at={search.get("step") ?? "address"}
                onStep={(step) => setSearch({ step })}
                onCancel={() => void navigate("/front-pages/landing-page")}
                onSubmit={async ({ cardNumber }) => {
                  const [buyer] = data.buyers.items;
                  if (!buyer)
                    throw new AppError("NOT_FOUND", "The sample shop has no customer to order for.");
                  const input = {
                    customerId: buyer.id,
                    lines: goods.map(({ id }) => ({ productId: id, quantity: 1 })),
                    methodNumber: Number(lastFour(cardNumber)),
                  };
                  const answer = await place({ variables: { input, idempotencyKey } });
                  setPlaced(answer.data.placed);
                }}
                steps={checkoutSteps(t, setDelivery)}
              />
            </Card>
          }
          side={<CheckoutSum goods={goods} sums={sums} hasPromo={share > 0} onPromo={setShare} />}
        />
      )}
      {!goods && <FrontWait error={error} refetch={refetch} />}
    </FrontFrame>
  );
}
