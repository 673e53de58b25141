import { z } from "zod";
import { rowLoader } from "#gateway/platform/entity/loaders.ts";
import { readInput } from "#gateway/platform/entity/inputs.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { seedRows } from "#gateway/platform/entity/seedRows.ts";
import { defineRecords } from "#gateway/platform/entity/records.ts";
import { BLANK_FACE, email, picturePath, text } from "#gateway/platform/validate.ts";
import { clientTable, type SampleInvoiceClientRow } from "./repository.ts";

export const loadClient = rowLoader(clientTable);

/** A client as REST shows it, alone and within an invoice. */
export const client = z
  .object({
    address: z.string(),
    company: z.string(),
    companyEmail: z.string(),
    country: z.string(),
    contact: z.string(),
    name: z.string(),
  })
  .meta({ id: "InvoiceClient" });

export const shownClient = ({
  address,
  company,
  companyEmail,
  country,
  contact,
  name,
}: SampleInvoiceClientRow) => ({ address, company, companyEmail, country, contact, name });

export const clientExample = {
  address: "14 Ropewalk Lane, Bristol BS1 6QT",
  company: "Marlow Instruments",
  companyEmail: "harriet@marlow-instruments.example",
  country: "United Kingdom",
  contact: "+44 117 496 0183",
  name: "Harriet Penrose",
};

const fields = z.object({
  name: text(1, 120),
  company: text(1, 120),
  companyEmail: email,
  address: text(1, 200),
  country: text(1, 60),
  contact: text(0, 40),
});

export const clients = defineRecords({
  what: "Client",
  table: clientTable,
  change: fields.partial(),
});

export const create = (context: RequestContext, input: object) =>
  clients.add(context, { ...readInput(fields, input), avatar: BLANK_FACE });

export const seedClients = seedRows(clientTable, () => fields.extend({ avatar: picturePath }));
