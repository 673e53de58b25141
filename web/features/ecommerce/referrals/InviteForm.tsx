import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { AppError } from "../../../lib/appError.ts";
import { forgetLists } from "../../../lib/listCache.ts";
import { newKey } from "../../../lib/newKey.ts";
import { askGatewayFor } from "../../../lib/operations.ts";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { FieldGrid } from "../../../ui/form/FieldGrid.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { inviteSchema, type InviteValues } from "./inviteSchema.ts";
import { ReferralsOfAddressDocument, useReferralInviteMutation } from "./referrals.generated.ts";
import { referralCurrency as currency } from "./referralValues.ts";
import { referralFields, type ReferralActions } from "./useReferralActions.tsx";

const blank: InviteValues = { user: "", email: "" };
const nothing = { amountMinor: 0, currency };

export interface InviteFormProps {
  again: boolean;
  actions: ReferralActions;
  onDone: () => void;
  onReset: () => void;
}

export function InviteForm({ again, actions, onDone, onReset }: InviteFormProps) {
  const { t } = useTranslation("ecommerceReferrals");
  const client = useApolloClient();
  const [invite] = useReferralInviteMutation();
  const key = useRef(newKey());

  const send = async ({ user, email }: InviteValues) => {
    const { referrals } = await askGatewayFor(client, ReferralsOfAddressDocument, { email });
    if (referrals.items.some((one) => one.email.toLowerCase() === email.toLowerCase())) {
      throw new AppError("CONFLICT", "There is a referral with this address.", { fields: { email: { code: "TAKEN", message: "It is taken." } } });
    }
    const { data } = await invite({ variables: { input: { user, email, value: nothing, earning: nothing }, idempotencyKey: key.current } });
    forgetLists(client.cache, referralFields);
    onDone();
    showToast({ tone: "success", text: t("invite.done", { name: user }), action: { label: t("invite.takeBack"), run: () => void actions.remove([data.referralCreate]) } });
  };
  return (
    <Form label={t("invite.form")} schema={inviteSchema} initial={blank} small submitLabel={t("invite.send")} onSubmit={send} onCancel={onReset}>
      <FieldGrid>
        <TextField name="user" label={t("invite.name")} required autoFocus={again} />
        <TextField name="email" label={t("fields.email")} required kind="ltr" placeholder={t("invite.example")} />
      </FieldGrid>
    </Form>
  );
}
