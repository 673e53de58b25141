import type { DomainOfferState, DomainStatus } from "#web/generated/types.ts";
import type { PillLooks } from "#web/ui/pill/pillOf.tsx";
import type { FreeDomainFragment, FreeDomainSearchQuery, FreeDomainTermsQuery } from "./domains.generated.ts";

export const domainTexts = "domains";
export type FreeDomain = FreeDomainFragment;
export type Terms = FreeDomainTermsQuery["terms"][number];
export type Offer = FreeDomainSearchQuery["offers"][number];

export const statusLooks: PillLooks<DomainStatus> = {
  PENDING_REVIEW: { tone: "warn", icon: "clock" },
  ACTIVE: { tone: "ok" },
  EXPIRING: { tone: "warn", icon: "clock" },
  EXPIRED: { tone: "bad" },
  SUSPENDED: { tone: "bad", icon: "lock" },
  REJECTED: { tone: "idle" },
  RELEASED: { tone: "idle" },
};

export const offerLooks: PillLooks<DomainOfferState> = {
  AVAILABLE: { tone: "ok" },
  NEEDS_REVIEW: { tone: "warn" },
  TAKEN: { tone: "idle" },
  RESERVED: { tone: "idle" },
  GUARDED: { tone: "idle" },
  CLOSED: { tone: "idle" },
  LENGTH: { tone: "idle" },
  LIMIT: { tone: "idle" },
};

/** What the list of somebody's domains can be narrowed to. */
export const domainChoices = {
  ALL: () => true,
  ENDING: ({ status }: FreeDomain) => status === "EXPIRING" || status === "EXPIRED",
  BOUND: ({ bindings }: FreeDomain) => bindings.length > 0,
  UNBOUND: ({ bindings }: FreeDomain) => bindings.length === 0,
};
export type DomainChoice = keyof typeof domainChoices;
export const choiceNames: readonly DomainChoice[] = ["ALL", "ENDING", "BOUND", "UNBOUND"];

export const canDo = ({ actions }: FreeDomain, name: FreeDomain["actions"][number]["name"]) =>
  actions.find((one) => one.name === name);

/** The certificate of the domain itself, or else of a name in it. */
export const certificateOf = ({ fqdn, bindings }: FreeDomain) =>
  (
    bindings.find(({ host, certificate }) => host === fqdn && certificate) ??
    bindings.find((one) => one.certificate)
  )?.certificate;

const DAY = 86_400_000;
/** How many whole days are left until then. */
export const daysTo = (instant: string, now = Date.now()): number =>
  Math.max(Math.floor((Date.parse(instant) - now) / DAY), 0);
