import { expect, it } from "vitest";
import { openTo, transfers } from "#gateway/domains/ledger/transfers/machine.ts";
import { TransferStatus } from "#gateway/domains/ledger/transfers/repository.ts";

/** Every step that there is, written by hand. */
const allowed: Record<string, string[]> = {
  "held sender": ["CANCEL"],
  "held system": ["COMPLETE"],
  "completed finance": ["REVERSE"],
};
const actors = ["sender", "finance", "system"] as const;
const all = Object.values(TransferStatus).flatMap((status) => actors.map((actor) => ({ status, actor })));

it.each(all)("a transfer that is $status offers the $actor what the table says", ({ status, actor }) => {
  expect(openTo({ status }, actor)).toEqual(allowed[`${status} ${actor}`] ?? []);
});

it("every step leads where its name says", () => {
  const ends = Object.entries(transfers.steps).map(([action, { to }]) => [action, to]);
  expect(Object.fromEntries(ends)).toEqual({
    COMPLETE: "completed",
    CANCEL: "cancelled",
    REVERSE: "reversed",
  });
});
