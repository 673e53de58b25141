import type { Family } from "./families.ts";
import type { Metrics } from "./metrics.ts";
import { BOUNDS, createTally, type Tally } from "./tally.ts";

/** The metrics in the text format of Prometheus. */
export interface Exposition {
  contentType: string;
  text(): Promise<string>;
}

const labelled = (names: readonly string[], values: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name, place) => [name, values[place] ?? ""]));

/** The lines of a histogram: one for each bound, which counts all that kept to it, then the sum and the count. */
function linesOf({ name, labels, members }: Family<Tally>) {
  return members().flatMap(({ values, member: { buckets, sum, count } }) => {
    const own = labelled(labels, values);
    let within = 0;
    const bounds = BOUNDS.map((bound, place) => {
      within += buckets[place] ?? 0;
      return { metricName: `${name}_bucket`, labels: { ...own, le: String(bound) }, value: within };
    });
    return [
      ...bounds,
      { metricName: `${name}_bucket`, labels: { ...own, le: "+Inf" }, value: count },
      { metricName: `${name}_sum`, labels: own, value: sum },
      { metricName: `${name}_count`, labels: own, value: count },
    ];
  });
}

/**
 * Makes what writes the metrics down, with those of the process that are usual. It is made when it is asked for the first
 * time: a gateway that nobody watches does not pay for it.
 */
export async function createExposition(metrics: Metrics): Promise<Exposition> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import("prom-client");
  const registry = new Registry();

  /** A histogram that tells what was counted elsewhere, which costs a request less than counting it here. */
  class Told extends Histogram {
    readonly #family: Family<Tally>;
    constructor(family: Family<Tally>) {
      super({ name: family.name, help: family.help, labelNames: [...family.labels], registers: [] });
      this.#family = family;
    }
    /** What the registry writes down. */
    getForPromString() {
      const { name, help } = this.#family;
      return Promise.resolve({ name, help, type: "histogram", values: linesOf(this.#family) });
    }
  }

  const { times, counts } = metrics.families();
  const { statements = createTally() } = metrics;
  const stored: Family<Tally> = {
    name: "berth_store_statements_seconds",
    help: "Time of the store's statements",
    labels: [],
    of: () => statements,
    members: () => [{ values: [], member: statements }],
  };
  for (const family of [...times, stored]) registry.registerMetric(new Told(family));
  for (const { name, help, labels, members } of counts)
    registry.registerMetric(
      new Counter({
        name,
        help,
        labelNames: [...labels],
        registers: [],
        collect() {
          this.reset();
          for (const { values, member } of members()) this.inc(labelled(labels, values), member.value);
        },
      }),
    );
  for (const { name, help, labels, read } of metrics.gauges.values())
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers: [],
        async collect() {
          this.reset();
          for (const { values, value } of await read()) this.set(labelled(labels, values), value);
        },
      }),
    );
  collectDefaultMetrics({ register: registry });
  return { contentType: registry.contentType, text: async () => await registry.metrics() };
}
