import { z } from "zod";
import { defineRecords } from "#gateway/platform/entity/records.ts";
import { seedRows } from "#gateway/platform/entity/seedRows.ts";
import { badInput, type FieldError } from "#gateway/platform/errors.ts";
import { email, text } from "#gateway/platform/validate.ts";
import { type ListingData, ListingKind, ListingPurpose, ListingStatus, listingTable } from "./repository.ts";

const fields = z.object({
  name: text(1, 120),
  purpose: z.enum(ListingPurpose),
  kind: z.enum(ListingKind),
  city: text(0, 80),
  address: text(0, 160),
  area: z.int().min(0).max(100_000),
  rooms: z.int().min(0).max(200),
  furnished: z.boolean(),
  priceMinor: z.int().min(0).max(2_000_000_000),
  contactName: text(0, 80),
  contactEmail: z.union([z.literal(""), email]),
  status: z.enum(ListingStatus),
});

const missing: FieldError = { code: "REQUIRED", message: "Fill this in before the listing is submitted." };
const needed = ["city", "address", "area", "priceMinor", "contactName", "contactEmail"] as const;

/** What a listing lacks: a draft lacks nothing. */
const faultsOf = (listing: ListingData): Record<string, FieldError> =>
  listing.status === ListingStatus.DRAFT
    ? {}
    : Object.fromEntries(needed.filter((field) => !listing[field]).map((field) => [field, missing]));

export const listings = defineRecords({
  what: "Listing",
  table: listingTable,
  create: fields,
  change: fields.partial(),
  check: (listing) => {
    const faults = faultsOf(listing);
    if (Object.keys(faults).length > 0) throw badInput(faults);
  },
});

export const seedListings = seedRows(listingTable, () => fields);
