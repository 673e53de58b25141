import type { ApolloClient } from "@apollo/client";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useNavigate, useSearchParams } from "#web/lib/navigation/place.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { BerthDrawing } from "#web/ui/feedback/BerthDrawing.tsx";
import { MessageState } from "#web/ui/feedback/MessageState.tsx";
import { emailAddress, text } from "#web/ui/form/checks/schemaParts.ts";
import { CountryField } from "#web/ui/form/fields/CountryField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { Form } from "#web/ui/form/Form.tsx";
import { FieldGrid } from "#web/ui/form/sections/FieldGrid.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { FrontFrame } from "#web/ui/front/FrontFrame.tsx";
import { blankCard, cardParts } from "#web/features/frontPages/shared/cardParts.ts";
import { CardFields } from "#web/features/frontPages/shared/CardFields.tsx";
import { FrontTitle } from "#web/features/frontPages/shared/FrontTitle.tsx";
import { FrontWait } from "#web/features/frontPages/shared/FrontWait.tsx";
import { PaymentPlan, type Period } from "./PaymentPlan.tsx";
import { PaymentPlansDocument, usePaymentPlansQuery } from "./payment.generated.ts";

const schema = z.object({
  email: emailAddress(),
  postcode: text({ min: 1, max: 12 }),
  countryCode: z.pipe(z.nullable(z.string()), z.string()),
  ...cardParts,
});
const blank = { email: "", postcode: "", countryCode: null, ...blankCard };
const pricing = "/front-pages/pricing";

export const preload = (_: URL, client: ApolloClient) => startQuery(client, PaymentPlansDocument, {});

export function Page() {
  const { t } = useTranslation("frontPages");
  const { money } = useFormat();
  const { data, error, refetch } = usePaymentPlansQuery();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const [isPaid, setPaid] = useState(false);
  const offered = data?.pricingPlans.filter(({ monthly }) => monthly.amountMinor > 0) ?? [];
  const chosen = offered.find(({ plan }) => plan === search.get("plan")) ?? offered[0];
  const period: Period = search.get("period") === "yearly" ? "yearly" : "monthly";
  const amount = chosen && money(chosen[period]);
  if (isPaid && chosen) {
    return (
      <FrontFrame>
        <MessageState
          role="status"
          level={1}
          drawing={<BerthDrawing />}
          title={t("plan.doneTitle", { plan: t(`catalogue:plans.${chosen.plan}`) })}
          text={t("plan.doneText", { amount })}
          actions={<ActionLink appearance="primary" action={{ label: t("plan.back"), to: pricing }} />}
        />
      </FrontFrame>
    );
  }
  return (
    <FrontFrame>
      <FrontTitle title={t("screens:frontPages.payment")} />
      {chosen && (
        <Columns
          main={
            <Form
              label={t("screens:frontPages.payment")}
              schema={schema}
              initial={blank}
              submitLabel={t("plan.pay", { amount })}
              onSubmit={async () => setPaid(true)}
              onCancel={() => void navigate(pricing)}
            >
              <Card title={t("plan.billing")}>
                <FieldGrid>
                  <TextField
                    name="email"
                    label={t("address.email")}
                    required
                    kind="ltr"
                    autoComplete="email"
                  />
                  <TextField name="postcode" label={t("address.postcode")} required kind="ltr" />
                  <CountryField name="countryCode" label={t("address.country")} required />
                </FieldGrid>
              </Card>
              <Card title={t("card.title")}>
                <CardFields />
              </Card>
            </Form>
          }
          side={
            <PaymentPlan
              plans={offered}
              chosen={chosen}
              period={period}
              onChoose={(plan, next) => setSearch({ plan, period: next }, { replace: true })}
            />
          }
        />
      )}
      {!chosen && <FrontWait error={error} refetch={refetch} />}
    </FrontFrame>
  );
}
