/** A line of an ICS file: `DTSTART;TZID=Europe/Paris:20261124T090000`. */
export interface IcsLine {
  name: string;
  params: ReadonlyMap<string, string>;
  value: string;
  /** Where it stands in the file, from 1. */
  at: number;
}

/** A component as it stands in the file: its lines, and those of what it holds left out. */
export interface IcsEvent {
  at: number;
  lines: IcsLine[];
  /** The triggers of its alarms. */
  alarms: IcsLine[];
}

const line = /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/s;
const signs: Record<string, string> = { "^": "^", "'": '"', n: " " };
const param = /;([A-Za-z0-9-]+)=("[^"]*"|[^;]*)/g;

function* unfolded(text: string): Generator<{ text: string; at: number }> {
  let [current, started, at] = ["", 0, 0];
  for (const raw of text.split(/\r\n|\r|\n/)) {
    at += 1;
    if (/^[ \t]/.test(raw)) current += raw.slice(1);
    else {
      if (current !== "") yield { text: current, at: started };
      [current, started] = [raw, at];
    }
  }
  if (current !== "") yield { text: current, at: started };
}

export const plainText = (value: string): string =>
  value.replaceAll(/\\([nN\\;,])/g, (_, sign: string) => (sign.toLowerCase() === "n" ? "\n" : sign));

/** The events of an ICS file; undefined where it is none, or ends within an event. */
export function readEvents(text: string): IcsEvent[] | undefined {
  const open: string[] = [];
  const events: IcsEvent[] = [];
  let isCalendar = false;
  for (const { text: whole, at } of unfolded(text.replace(/^\uFEFF/, ""))) {
    const [, name = "", params = "", value = ""] = line.exec(whole) ?? [];
    const upper = name.toUpperCase();
    if (upper === "BEGIN") {
      open.push(value.toUpperCase());
      isCalendar ||= open[0] === "VCALENDAR";
      if (open.at(-1) === "VEVENT") events.push({ at, lines: [], alarms: [] });
    } else if (upper === "END") {
      if (open.pop() !== value.toUpperCase()) return undefined;
    } else if (name !== "" && open.includes("VEVENT")) {
      const known = new Map(
        [...params.matchAll(param)].map(([, key = "", given = ""]) => [
          key.toUpperCase(),
          given.replaceAll('"', "").replaceAll(/\^([\^'n])/g, (_, sign: string) => signs[sign] ?? sign),
        ]),
      );
      const kept = { name: upper, params: known, value, at };
      if (open.at(-1) === "VEVENT") events.at(-1)?.lines.push(kept);
      else if (upper === "TRIGGER") events.at(-1)?.alarms.push(kept);
    }
  }
  return isCalendar && open.length === 0 ? events : undefined;
}
