import type { Condition } from "#gateway/platform/list/list.ts";
import { anyOf, between, given } from "#gateway/platform/list/conditions.ts";
import { keyOf } from "#gateway/platform/entity/inputs.ts";
import type { SampleInvoiceStatusText } from "./repository.ts";

/** What an invoice list can be asked for; what is absent asks for nothing. */
interface Wanted {
  status?: readonly SampleInvoiceStatusText[] | null | undefined;
  clientId?: readonly string[] | null | undefined;
  issuedFrom?: string | null | undefined;
  issuedTo?: string | null | undefined;
  totalMin?: number | null | undefined;
  totalMax?: number | null | undefined;
  due?: boolean | null | undefined;
}

export const owed = between("balanceMinor", 1, null);

/** What is searched for: of a number as people call it, `INV-5012`, the digits, and of one that is just begun, everything. */
export function textOf(q: string): string {
  const [, begun, digits = begun] = /^\s*inv(?:-(\d*)|(\d+))\s*$/i.exec(q) ?? [];
  return digits ?? q;
}

export const conditions = (filter?: Wanted | null): Condition[] =>
  given(
    anyOf("invoiceStatus", filter?.status),
    anyOf("clientId", filter?.clientId?.map(keyOf)),
    between("issuedDate", filter?.issuedFrom, filter?.issuedTo),
    between("totalMinor", filter?.totalMin, filter?.totalMax),
    (filter?.due ?? null) === null ? null : filter?.due ? owed : between("balanceMinor", null, 0),
  );
