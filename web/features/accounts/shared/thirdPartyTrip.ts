import * as z from "zod/mini";

const KEY = "berth.thirdParty";

const trip = z.object({
  /** What shows the gateway that the browser that comes back is the one that left. */
  browserToken: z.string(),
  remember: z.boolean(),
  /** Where the person wanted to go. */
  to: z.nullable(z.string()),
});

/** What a browser keeps while the person is at a third party. */
export type Trip = z.output<typeof trip>;

/** Keeps what is needed on the way back, in this window alone. */
export function leave(remember: boolean, to: string | null): Trip {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const browserToken = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const kept = { browserToken, remember, to };
  sessionStorage.setItem(KEY, JSON.stringify(kept));
  return kept;
}

/** Takes what was kept, once; null where nothing was. */
export function comeBack(): Trip | null {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  try {
    return trip.parse(JSON.parse(kept ?? ""));
  } catch {
    return null;
  }
}

const TICKET = "berth.thirdPartyTicket";

const ticket = z.object({
  ticketToken: z.string(),
  thirdParty: z.enum(["GITHUB", "LINUXDO"]),
  username: z.string(),
  email: z.string(),
});

/** What a registration takes over from a third party. */
export type RegistrationTicket = z.output<typeof ticket>;

/** Hands a ticket over to the registration, in this window. */
export const keepTicket = (given: RegistrationTicket): void =>
  sessionStorage.setItem(TICKET, JSON.stringify(given));

/** The ticket that was handed over; null where there is none. */
export function keptTicket(): RegistrationTicket | null {
  try {
    return ticket.parse(JSON.parse(sessionStorage.getItem(TICKET) ?? ""));
  } catch {
    return null;
  }
}

/** Lets the ticket go, once it was used or serves no more. */
export const dropTicket = (): void => sessionStorage.removeItem(TICKET);
