import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { AppError } from "#web/lib/errors/appError.ts";
import { refreshLists } from "#web/lib/list/listCache.ts";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { fetchUncached } from "#web/lib/graphql/operations.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { FieldGrid } from "#web/ui/form/FieldGrid.tsx";
import { Form } from "#web/ui/form/Form.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { inviteSchema, type InviteValues } from "./inviteSchema.ts";
import { ReferralsOfAddressDocument, useReferralInviteMutation } from "./referrals.generated.ts";
import { referralCurrency as currency } from "./referralValues.ts";
import { referralList } from "./referralList.ts";
import type { ReferralActions } from "./useReferralActions.tsx";

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
    const { referrals } = await fetchUncached(client, ReferralsOfAddressDocument, { email });
    if (referrals.items.some((one) => one.email.toLowerCase() === email.toLowerCase())) {
      throw new AppError("CONFLICT", "There is a referral with this address.", {
        fields: { email: { code: "TAKEN", message: "It is taken." } },
      });
    }
    const { data } = await invite({
      variables: { input: { user, email, value: nothing, earning: nothing }, idempotencyKey: key.current },
    });
    refreshLists(client.cache, referralList.cache);
    onDone();
    showToast({
      tone: "success",
      text: t("invite.done", { name: user }),
      action: { label: t("invite.takeBack"), run: () => void actions.remove([data.referralCreate]) },
    });
  };
  return (
    <Form
      label={t("invite.form")}
      schema={inviteSchema}
      initial={blank}
      small
      submitLabel={t("invite.send")}
      onSubmit={send}
      onCancel={onReset}
    >
      <FieldGrid>
        <TextField name="user" label={t("invite.name")} required autoFocus={again} />
        <TextField
          name="email"
          label={t("fields.email")}
          required
          kind="ltr"
          placeholder={t("invite.example")}
        />
      </FieldGrid>
    </Form>
  );
}
