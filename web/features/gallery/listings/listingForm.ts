import * as z from "zod/mini";
import type { ListingCreateInput } from "#web/generated/types.ts";
import { emailAddress, text, wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import type { ListingPartsFragment } from "./listings.generated.ts";

export const purposes = ["RENT", "SALE"] as const;
export const kinds = ["APARTMENT", "HOUSE", "OFFICE", "WAREHOUSE"] as const;

export const listingSchema = z.object({
  name: text({ min: 1, max: 120 }),
  purpose: z.enum(purposes),
  kind: z.enum(kinds),
  city: text({ min: 1, max: 80 }),
  address: text({ min: 1, max: 160 }),
  area: wholeNumber({ min: 1, max: 100_000 }),
  rooms: wholeNumber({ min: 0, max: 200 }),
  furnished: z.boolean(),
  priceMinor: wholeNumber({ min: 1, max: 2_000_000_000 }),
  contactName: text({ min: 1, max: 80 }),
  contactEmail: emailAddress(),
});

export type ListingValues = z.input<typeof listingSchema>;

export const listingValues = (listing: ListingPartsFragment | undefined): ListingValues => ({
  name: listing?.name ?? "",
  purpose: listing?.purpose ?? "RENT",
  kind: listing?.kind ?? "APARTMENT",
  city: listing?.city ?? "",
  address: listing?.address ?? "",
  area: listing?.area || null,
  rooms: listing?.rooms ?? 1,
  furnished: listing?.furnished ?? false,
  priceMinor: listing?.priceMinor || null,
  contactName: listing?.contactName ?? "",
  contactEmail: listing?.contactEmail ?? "",
});

export const listingInput = ({
  area,
  rooms,
  priceMinor,
  ...same
}: ListingValues): Omit<ListingCreateInput, "status"> => ({
  ...same,
  area: area ?? 0,
  rooms: rooms ?? 0,
  priceMinor: priceMinor ?? 0,
});
