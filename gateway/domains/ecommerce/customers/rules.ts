import { z } from "zod";
import { between, given } from "#gateway/platform/list/conditions.ts";
import { money } from "#gateway/platform/money.ts";
import { rowLoader } from "#gateway/platform/entity/loaders.ts";
import { defineRecords } from "#gateway/platform/entity/records.ts";
import { keyOf, readInput } from "#gateway/platform/entity/inputs.ts";
import { seedRows } from "#gateway/platform/entity/seedRows.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { withNextNumber } from "#gateway/platform/store/numbering.ts";
import { BLANK_FACE, email, phone, picturePath, text } from "#gateway/platform/validate.ts";
import { byCustomerId, customerList, customerTable, type CustomerRow } from "./repository.ts";

const FIRST_NUMBER = 100_001;

const fields = z.object({
  customer: text(1, 120),
  email,
  country: text(1, 60),
  countryCode: z.string().regex(/^[A-Z]{2}$/, "write two capitals"),
  contact: phone,
  avatar: picturePath,
});

export const customers = defineRecords({
  what: "Customer",
  table: customerTable,
  change: fields.partial(),
  dependents: [{ table: "ecommerce_customer_accounts", column: "id" }],
});

export const loadCustomer = rowLoader(customerTable);

/** The customer by the identifier, or else by the customer's number. */
export async function find({ store: { db } }: RequestContext, id: string): Promise<CustomerRow | null> {
  const key = keyOf(id);
  return (await customerTable.byId(db, key)) ?? (await byCustomerId(db, key)) ?? null;
}

export async function create(context: RequestContext, input: object): Promise<CustomerRow> {
  const data = readInput(
    fields.extend({ contact: fields.shape.contact.default(""), avatar: picturePath.default(BLANK_FACE) }),
    input,
  );
  return await withNextNumber(context.store, customerTable.name, "customerId", FIRST_NUMBER, (customerId) =>
    customers.add(context, { ...data, customerId }),
  );
}

/** The countries whose flags are drawn. */
const drawn = new Set(
  "AE AT BE BR CA CH CL CN CO CZ DE DK EG ES FI FR GB GH GR HU ID IE IN IT JP MA MX NG NL NO PE PL PT RO SE TH TR US VN ZA".split(
    " ",
  ),
);

export const flagOf = (countryCode: string): string =>
  `/media/flags/${drawn.has(countryCode) ? countryCode.toLowerCase() : "other"}.svg`;

/** The customers in figures, none of which costs more with more customers. */
export async function summary(store: Store) {
  const [total, buying, spent, countries] = await Promise.all([
    customerList.total(store),
    customerList.count(store, given(between("orderCount", 1, null))),
    customerList.sum(store, "totalSpentMinor"),
    customerList.facet(store, "countryCode"),
  ]);
  return { total, buying, totalSpent: money(spent), countries };
}

export const seedCustomers = seedRows(customerTable, () => fields.extend({ customerId: z.int().min(1) }));
