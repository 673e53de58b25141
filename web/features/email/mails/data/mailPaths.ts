import type { MailBox, MailLabel } from "#web/generated/types.ts";

export const mailPath = "/apps/email";

/** The boxes in the order of the folders, by their name in the address. */
export const boxNames = {
  inbox: "INBOX",
  starred: "STARRED",
  snoozed: "SNOOZED",
  sent: "SENT",
  scheduled: "SCHEDULED",
  draft: "DRAFT",
  archived: "ARCHIVED",
  spam: "SPAM",
  trashed: "TRASHED",
} as const satisfies Record<string, MailBox>;

const labelNames = {
  private: "PRIVATE",
  company: "COMPANY",
  personal: "PERSONAL",
  important: "IMPORTANT",
} as const satisfies Record<string, MailLabel>;

export const labels: readonly MailLabel[] = Object.values(labelNames);

/** Which mails a screen shows: those of a box, or of all boxes with a label; null where the address names neither. */
export type MailPlace = { box: MailBox; label?: undefined } | { box?: undefined; label: MailLabel };

export function placeOf(name: string | undefined): MailPlace | null {
  if (name === undefined) return { box: "INBOX" };
  for (const [known, box] of Object.entries(boxNames)) if (known === name) return { box };
  for (const [known, label] of Object.entries(labelNames)) if (known === name) return { label };
  return null;
}

export function pathOf(place: MailPlace): string {
  if (place.box === "INBOX") return mailPath;
  const names = place.box ? boxNames : labelNames;
  const wanted = place.box ?? place.label;
  const [name] = Object.entries(names).find(([, known]) => known === wanted) ?? [];
  return `${mailPath}/${name}`;
}
