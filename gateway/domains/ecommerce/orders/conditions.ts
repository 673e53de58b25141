import type { Condition } from "#gateway/platform/list/list.ts";
import { anyOf, between, given, is } from "#gateway/platform/list/conditions.ts";
import { keyOf } from "#gateway/platform/entity/inputs.ts";
import type {
  EcommerceOrderMethodText,
  EcommerceOrderPaymentText,
  EcommerceOrderStatusText,
} from "./repository.ts";

/** What an order list can be asked for; what is absent asks for nothing. */
interface Wanted {
  status?: readonly EcommerceOrderStatusText[] | null | undefined;
  payment?: readonly EcommerceOrderPaymentText[] | null | undefined;
  method?: readonly EcommerceOrderMethodText[] | null | undefined;
  customerId?: string | null | undefined;
  dateFrom?: string | null | undefined;
  dateTo?: string | null | undefined;
  spentMin?: number | null | undefined;
  spentMax?: number | null | undefined;
}

export const conditions = (filter?: Wanted | null): Condition[] =>
  given(
    anyOf("status", filter?.status),
    anyOf("payment", filter?.payment),
    anyOf("method", filter?.method),
    is("customerId", filter?.customerId && keyOf(filter.customerId)),
    between("date", filter?.dateFrom, filter?.dateTo),
    between("spentMinor", filter?.spentMin, filter?.spentMax),
  );
