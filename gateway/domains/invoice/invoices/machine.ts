import { defineMachine } from "#gateway/platform/machine.ts";
import { SampleInvoiceStatus, type SampleInvoiceRow, type SampleInvoiceStatusText } from "./repository.ts";

const { DRAFT, SENT, DOWNLOADED, PARTIAL_PAYMENT, PAID, PAST_DUE } = SampleInvoiceStatus;
const open = [SENT, DOWNLOADED, PARTIAL_PAYMENT];

type Stand = Pick<SampleInvoiceRow, "stage" | "totalMinor" | "balanceMinor">;

/** How far an invoice came, whatever the clock says: a sample row that is past due was sent, and may be paid in part. */
export const stageOf = ({ stage, totalMinor, balanceMinor }: Stand) => {
  if (stage !== PAST_DUE) return stage;
  return balanceMinor < totalMinor ? PARTIAL_PAYMENT : SENT;
};

const due = ({ balanceMinor }: Stand) => (balanceMinor > 0 ? undefined : "NOTHING_DUE");

/** The way of an invoice. A part of what is due is paid by the hidden step `PAY_PART`. */
export const way = defineMachine({
  what: "The invoice",
  stateOf: (row: Stand): SampleInvoiceStatusText => stageOf(row),
  steps: {
    SEND: {
      from: [DRAFT],
      to: SENT,
      guard: ({ totalMinor }: Stand) => (totalMinor > 0 ? undefined : "NOTHING_CHARGED"),
    },
    DOWNLOAD: { from: [SENT], to: DOWNLOADED },
    PAY_PART: { from: open, to: PARTIAL_PAYMENT, guard: due },
    PAY: { from: open, to: PAID, guard: due },
  },
});

/** What can be done as long as something is due, which leads to no other state by itself. */
export const debt = defineMachine({
  what: "The invoice",
  stateOf: (row: Stand) => (open.some((one) => one === stageOf(row)) ? "OPEN" : "CLOSED"),
  steps: {
    REMIND: { from: ["OPEN"], to: "OPEN", guard: due },
    CREDIT: { from: ["OPEN"], to: "OPEN", guard: due },
  },
});
