import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { Timeline, type TimelineEvent } from "#web/ui/timeline/Timeline.tsx";
import { invoiceList } from "./invoiceList.ts";
import type { InvoiceProps } from "./invoiceProps.ts";

const tones = { SEND: "info", REMIND: "warn", DOWNLOAD: "info", PAY: "ok", CREDIT: "rest" } as const;

/** What happened to an invoice: its day of issue, its letters, and what was paid, the oldest first. */
export function InvoiceActivityCard({ invoice: { issuedDate, events, payments } }: InvoiceProps) {
  const words = useWords(invoiceList.texts);
  const { money } = useFormat();
  const happened = [
    ...events.map(({ at, action }): TimelineEvent & { at: string } => ({
      id: `${action}${at}`,
      at,
      title: words(`events.${action}`),
      tone: tones[action],
    })),
    ...payments.map(({ day, amount, means, reference }, index): TimelineEvent & { at: string } => ({
      id: `receipt${index}`,
      at: `${day}T12:00:00.000Z`,
      title: words(means === "CREDIT_NOTE" ? "events.CREDIT" : "events.PAY", { amount: money(amount) }),
      tone: means === "CREDIT_NOTE" ? "rest" : "ok",
      text: [words(`means.${means}`), reference].filter(Boolean).join(" · "),
    })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <Card title={words("activity")}>
      <Timeline
        label={words("activity")}
        events={[
          { id: "issued", at: `${issuedDate}T00:00`, title: words("events.issued"), tone: "idle" },
          ...happened,
        ]}
      />
    </Card>
  );
}
