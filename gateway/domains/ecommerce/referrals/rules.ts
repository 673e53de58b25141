import { z } from "zod";
import { nameOf } from "#gateway/platform/enumText.ts";
import { given, is } from "#gateway/platform/list/conditions.ts";
import { money, moneyInput } from "#gateway/platform/money.ts";
import { defineRecords } from "#gateway/platform/entity/records.ts";
import { readInput } from "#gateway/platform/entity/inputs.ts";
import { seedRows } from "#gateway/platform/entity/seedRows.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { withNextNumber } from "#gateway/platform/store/numbering.ts";
import { BLANK_FACE, email, picturePath, text } from "#gateway/platform/validate.ts";
import { referralList, ReferralStatus, referralTable, type ReferralRow } from "./repository.ts";

const FIRST_NUMBER = 1_001;

const person = z.object({ user: text(1, 120), email, avatar: picturePath, status: z.enum(ReferralStatus) });
const fields = person.extend({ value: moneyInput, earning: moneyInput });
type Fields = z.output<typeof fields>;

const columns = ({ value, earning, ...rest }: Partial<Fields>) => ({
  ...rest,
  ...(value && { valueMinor: value.amountMinor }),
  ...(earning && { earningMinor: earning.amountMinor }),
});

export const referrals = defineRecords({
  what: "Referral",
  table: referralTable,
  change: fields.partial().transform(columns),
});

export async function create(context: RequestContext, input: object): Promise<ReferralRow> {
  const { value, earning, ...rest } = readInput(
    fields.extend({ avatar: picturePath.default(BLANK_FACE) }),
    input,
  );
  return await withNextNumber(context.store, referralTable.name, "referredId", FIRST_NUMBER, (referredId) =>
    referrals.add(context, {
      ...rest,
      referredId,
      valueMinor: value.amountMinor,
      earningMinor: earning.amountMinor,
    }),
  );
}

/** The referrals in figures, none of which costs more with more referrals. */
export async function summary(store: Store) {
  const earned = (status: string) => referralList.sum(store, "earningMinor", given(is("status", status)));
  const [total, statuses, value, earning, paid, unpaid] = await Promise.all([
    referralList.total(store),
    referralList.facet(store, "status"),
    referralList.sum(store, "valueMinor"),
    referralList.sum(store, "earningMinor"),
    earned(ReferralStatus.PAID),
    earned(ReferralStatus.UNPAID),
  ]);
  const byStatus = statuses.map((one) => ({ ...one, value: nameOf(ReferralStatus, one.value) }));
  return {
    total,
    byStatus,
    value: money(value),
    earning: money(earning),
    paid: money(paid),
    unpaid: money(unpaid),
  };
}

export const seedReferrals = seedRows(referralTable, () =>
  person.extend({ referredId: z.int(), valueMinor: z.int(), earningMinor: z.int() }),
);
