import * as z from "zod/mini";
import { useWords } from "#web/lib/texts/words.ts";
import { MoneyField } from "#web/ui/form/fields/MoneyField.tsx";
import { wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import { BulkEditDrawer } from "#web/ui/record/BulkEditDrawer.tsx";
import type { RowsDrawerProps } from "#web/ui/record/useRowsDrawer.tsx";
import { useRowUpdate } from "#web/ui/table/useRowUpdate.ts";
import { referralCurrency as currency, referralList } from "./referralList.ts";
import { ReferralBulkUpdateDocument } from "./referrals.generated.ts";

const amount = wholeNumber({ min: 0, max: 999_999_999 });
const schema = z.partial(z.object({ value: amount, earning: amount }));

export function ReferralBulkEdit(props: RowsDrawerProps) {
  const words = useWords(referralList.texts);
  const update = useRowUpdate(referralList, ReferralBulkUpdateDocument);
  const moneyOf = (amountMinor: number | undefined) =>
    amountMinor === undefined ? undefined : { amountMinor, currency };
  return (
    <BulkEditDrawer
      {...props}
      schema={() => Promise.resolve(schema)}
      blank={{ value: null, earning: null }}
      fields={[
        <MoneyField name="value" label={words("fields.value")} required currency={currency} />,
        <MoneyField name="earning" label={words("fields.earning")} required currency={currency} />,
      ]}
      onSave={({ value, earning }) =>
        update(props.rows, { value: moneyOf(value), earning: moneyOf(earning) }, "CHANGED")
      }
    />
  );
}
