import type { ZoneRecordState, ZoneRecordType } from "#web/generated/types.ts";
import type { ZonePartsFragment } from "./zones.generated.ts";

export type Zone = ZonePartsFragment;
export type ZoneRecord = Zone["records"][number];

export const recordTypes: readonly ZoneRecordType[] = ["A", "AAAA", "CNAME", "MX", "TXT", "NS", "SRV", "CAA"];

export const examples: Record<ZoneRecordType, string> = {
  A: "203.0.113.24",
  AAAA: "2001:db8::24",
  CNAME: "www.example.org.",
  MX: "10 mx1.example.org.",
  TXT: '"v=spf1 -all"',
  NS: "ns1.example.org.",
  SRV: "10 5 443 host.example.org.",
  CAA: '0 issue "ca.example.org"',
};

export const stateTones: Record<ZoneRecordState, "ok" | "warn" | "bad"> = {
  APPLIED: "ok",
  ADDED: "ok",
  CHANGED: "warn",
  REMOVED: "bad",
};

/** How many changes are staged. */
export const stagedIn = ({ added, changed, removed }: Zone): number => added + changed + removed;

type Written = Pick<ZoneRecord, "name" | "value" | "ttl" | "isEnabled">;

/** A record as a line of a zone file; one that is off is a comment. */
const lineOf = (type: ZoneRecordType, { name, value, ttl, isEnabled }: Written): string =>
  `${isEnabled ? "" : "; "}${name} ${ttl} IN ${type} ${value}`;

/** What is staged, as the lines that go and those that come. */
export const differingLines = ({ records }: Zone) =>
  records.flatMap((record) => {
    const { id, type, state, before } = record;
    const gone = before ?? (state === "REMOVED" ? record : undefined);
    const come = state === "ADDED" || state === "CHANGED";
    return [
      ...(gone
        ? [{ key: `${id}-`, state: "REMOVED" as const, text: lineOf(before?.type ?? type, gone) }]
        : []),
      ...(come ? [{ key: `${id}+`, state: "ADDED" as const, text: lineOf(type, record) }] : []),
    ];
  });
