import { sql } from "kysely";
import { foldForSearch, searchText } from "#gateway/platform/fold.ts";
import { defineList } from "#gateway/platform/list/list.ts";
import { rowsMigration } from "#gateway/platform/store/createRows.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { batches } from "#gateway/platform/store/statements.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";

export interface SampleInvoiceClientData {
  name: string;
  company: string;
  companyEmail: string;
  address: string;
  country: string;
  contact: string;
  avatar: string;
}

export interface SampleInvoiceClientRow extends SampleInvoiceClientData, Stamps {
  nameKey: string;
  companyKey: string;
  search: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    invoice_clients: Stored<SampleInvoiceClientRow>;
  }
}

export const clientTable = defineRows<SampleInvoiceClientData, SampleInvoiceClientRow>({
  name: "invoice_clients",
  derive: ({ name, company, companyEmail, country }) => ({
    nameKey: foldForSearch(name),
    companyKey: foldForSearch(company),
    search: searchText(name, company, companyEmail, country),
  }),
});

const sorts = { NAME: "nameKey", COMPANY: "companyKey", COUNTRY: "country", CREATED: "id" } as const;

export const clientList = defineList(clientTable, {
  sorts,
  facets: ["country"],
  ties: "oldest",
});

/** The clients with any of the names, letter case ignored. */
export async function clientsNamed(db: Db, nameKeys: readonly string[]): Promise<SampleInvoiceClientRow[]> {
  const found: SampleInvoiceClientRow[] = [];
  for (const some of batches(nameKeys)) {
    const { rows } = await sql<SampleInvoiceClientRow>`select * from invoice_clients
      where ${sql.ref("nameKey")} in (${sql.join(some)}) order by id`.execute(db);
    found.push(...rows);
  }
  return found;
}

export const migrations = rowsMigration(
  "0300",
  "invoice_clients",
  {
    name: "text",
    company: "text",
    companyEmail: "text",
    address: "text",
    country: "text",
    contact: "text",
    avatar: "text",
    nameKey: "text",
    companyKey: "text",
  },
  { sorts: ["nameKey", "companyKey", "country"], facets: ["country"], ties: "oldest" },
);
