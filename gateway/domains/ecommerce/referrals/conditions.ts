import type { Condition } from "#gateway/platform/list/list.ts";
import { anyOf, between, given } from "#gateway/platform/list/conditions.ts";
import type { ReferralStatusText } from "./repository.ts";

/** What a list of referrals can be asked for; what is absent asks for nothing. Amounts are in minor units. */
interface Wanted {
  status?: readonly ReferralStatusText[] | null | undefined;
  valueMin?: number | null | undefined;
  valueMax?: number | null | undefined;
  earningMin?: number | null | undefined;
  earningMax?: number | null | undefined;
}

export const conditions = (filter?: Wanted | null): Condition[] =>
  given(
    anyOf("status", filter?.status),
    between("valueMinor", filter?.valueMin, filter?.valueMax),
    between("earningMinor", filter?.earningMin, filter?.earningMax),
  );
