import { Packet, type Resource as WireResource } from "dns2";
import { targetOf, type AnswerRecord } from "./zone.ts";

type Resource = Partial<WireResource>;

/** The parts of a text as a zone file writes it: each in quotation marks, or one without; none of them is too long for the wire. */
export function textParts(value: string): string[] {
  const quoted = [...value.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part = ""]) =>
    part.replaceAll(/\\(.)/g, "$1"),
  );
  return (quoted.length > 0 ? quoted : [value]).flatMap((part) => part.match(/[^]{1,255}/g) ?? [""]);
}

const numbersIn = (words: readonly string[]): number[] => words.map(Number);

/** The data of a record as it goes over the wire. */
function dataOf({ type, value }: AnswerRecord, apex: string): Resource {
  const words = value.split(/\s+/);
  const last = words.at(-1) ?? "";
  const [first = 0, second = 0, third = 0] = numbersIn(words);
  switch (type) {
    case "A":
    case "AAAA":
      return { address: value };
    case "CNAME":
      return { domain: targetOf(value, apex) };
    case "NS":
      return { ns: targetOf(value, apex) };
    case "MX":
      return { priority: first, exchange: targetOf(last, apex) };
    case "SRV":
      return { priority: first, weight: second, port: third, target: targetOf(last, apex) };
    case "CAA":
      return { flags: first, tag: words[1] ?? "", value: textParts(words.slice(2).join(" ")).join("") };
    case "TXT":
      return { data: textParts(value) };
    case "SOA": {
      const [primary = "", admin = "", ...numbers] = words;
      const [serial = 0, refresh = 0, retry = 0, expiration = 0, minimum = 0] = numbersIn(numbers);
      return { primary, admin, serial, refresh, retry, expiration, minimum };
    }
  }
}

/** A record of an answer as it goes over the wire. */
export const resourceOf = (record: AnswerRecord, apex: string): WireResource =>
  new Packet.Resource({
    name: record.name,
    type: Packet.TYPE[record.type],
    class: Packet.CLASS.IN,
    ttl: record.ttl,
    ...dataOf(record, apex),
  });
