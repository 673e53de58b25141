import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { AppError } from "#web/lib/errors/appError.ts";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { fetchUncached } from "#web/lib/graphql/operations.ts";
import { refreshLists } from "#web/lib/list/listCache.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { FieldGrid } from "#web/ui/form/sections/FieldGrid.tsx";
import { Form } from "#web/ui/form/Form.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { emailAddress, text } from "#web/ui/form/checks/schemaParts.ts";
import { useRowRemoval } from "#web/ui/table/useRowRemoval.ts";
import { referralCurrency as currency, referralList } from "./referralList.ts";
import {
  ReferralBulkDeleteDocument,
  ReferralsOfAddressDocument,
  useReferralInviteMutation,
} from "./referrals.generated.ts";

const schema = z.object({ user: text({ min: 1, max: 120 }), email: emailAddress() });
const blank = { user: "", email: "" };
const nothing = { amountMinor: 0, currency };

export function InviteForm({ again, onDone }: { again: boolean; onDone: () => void }) {
  const words = useWords(referralList.texts);
  const { t } = useTranslation("ui");
  const client = useApolloClient();
  const [invite] = useReferralInviteMutation();
  const remove = useRowRemoval(referralList, ReferralBulkDeleteDocument);
  const idempotencyKey = useRef(newKey());

  const send = async ({ user, email }: z.output<typeof schema>) => {
    const { referrals } = await fetchUncached(client, ReferralsOfAddressDocument, { email });
    if (referrals.items.some((one) => one.email.toLowerCase() === email.toLowerCase())) {
      throw new AppError("CONFLICT", "There is a referral with this address.", {
        fields: { email: { code: "TAKEN", message: "It is taken." } },
      });
    }
    const input = { user, email, value: nothing, earning: nothing };
    const { data } = await invite({ variables: { input, idempotencyKey: idempotencyKey.current } });
    refreshLists(client.cache, referralList.cache);
    onDone();
    showToast({
      tone: "success",
      text: words("invite.done", { name: user }),
      action: { label: t("undo.action"), run: () => void remove([data.referralCreate]) },
    });
  };
  return (
    <Form
      label={words("invite.form")}
      schema={schema}
      initial={blank}
      small
      submitLabel={words("invite.send")}
      onSubmit={send}
      onCancel={onDone}
    >
      <FieldGrid>
        <TextField name="user" label={words("invite.name")} required autoFocus={again} />
        <TextField
          name="email"
          label={words("fields.email")}
          required
          kind="ltr"
          placeholder={words("invite.example")}
        />
      </FieldGrid>
    </Form>
  );
}
