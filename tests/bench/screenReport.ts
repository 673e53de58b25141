import { drift, median, ROUNDS, share, type Verdict } from "./measure.ts";
import type { Visit } from "./screenTimes.ts";

/** The visits of each screen. */
export type Visits = Map<string, Visit[]>;
/** What a walk within a document takes. */
export type Steps = Record<"next page ms" | "known page ms" | "other list ms" | "known list ms", number>;

/** Visits with ten rows, with a hundred, and with ten on a phone. */
type Profiles = Record<"ten" | "hundred" | "phone", Visits>;

const of = (visits: Visits, name: string, what: keyof Visit): number[] =>
  (visits.get(name) ?? []).map((one) => one[what]);

/** Prints the medians, a line each. */
export function printTimes(
  { ten, hundred, phone: onPhone }: Profiles,
  steps: Map<string, Steps>,
  walks: number,
): void {
  const table: Record<string, Record<string, number>> = {};
  for (const name of ten.keys()) {
    const line = (title: string, value: number, digits = 0) => {
      table[title] = { ...table[title], [name]: Number(value.toFixed(digits)) };
    };
    const middle = (visits: Visits, what: keyof Visit) => median(of(visits, name, what));
    line("JavaScript until the rows, kB", middle(ten, "script"), 1);
    line("requests until the rows", middle(ten, "requestsUntilRows"));
    line("requests in all", middle(ten, "requests"));
    line("layout shift", middle(ten, "shift"), 4);
    for (const [title, visits] of Object.entries({ "10 rows": ten, "100 rows": hundred, phone: onPhone })) {
      line(`${title}: first paint, ms`, middle(visits, "firstPaint"));
      line(`${title}: largest paint, ms`, middle(visits, "largestPaint"));
      line(`${title}: rows stand, ms`, middle(visits, "rows"));
    }
    for (const [what, value] of Object.entries(steps.get(name) ?? {})) line(what, value);
  }
  console.log(
    `\nA products list in the browser: medians of ${ROUNDS} visits with an empty cache, in turn, and of ${walks} walks\n`,
  );
  console.table(table);
}

/** What the console has to show beside the other. */
export function verdictsOf({ ten, hundred, phone: onPhone }: Profiles, steps: Map<string, Steps>): Verdict[] {
  const beside = (name: string, visits: Visits, what: keyof Visit, target: number): Verdict => {
    const [own, other] = [of(visits, "berth", what), of(visits, "react-admin", what)];
    return {
      name: `${name}, beside react-admin's`,
      value: share(own, other),
      target,
      isLimit: true,
      drifted: drift(own, other),
    };
  };
  const most = (name: string, value: number, target: number): Verdict => ({
    name,
    value,
    target,
    isLimit: true,
    drifted: 0,
  });
  const [own, other] = [steps.get("berth"), steps.get("react-admin")];
  return [
    beside("first paint", ten, "firstPaint", 0.6),
    beside("largest paint", ten, "largestPaint", 0.75),
    beside("10 rows", ten, "rows", 0.75),
    beside("100 rows", hundred, "rows", 0.75),
    most("layout shift", Math.max(...of(ten, "berth", "shift")), 0),
    most("requests until the rows", Math.max(...of(ten, "berth", "requestsUntilRows")), 20),
    most("requests in all", Math.max(...of(ten, "berth", "requests")), 35),
    most("kB of JavaScript until the rows", median(of(ten, "berth", "script")), 260),
    most("ms to a known list", own?.["known list ms"] ?? Infinity, 50),
    most(
      "a new list, beside react-admin's",
      (own?.["other list ms"] ?? Infinity) / (other?.["other list ms"] ?? 1),
      1,
    ),
    beside("on a phone: first paint", onPhone, "firstPaint", 0.8),
    beside("on a phone: largest paint", onPhone, "largestPaint", 0.8),
    beside("on a phone: 10 rows", onPhone, "rows", 0.8),
  ];
}
