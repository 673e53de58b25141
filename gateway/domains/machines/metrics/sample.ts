import { z } from "zod";
import type { Clock } from "#gateway/platform/clock.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { readRows, type Fixture } from "#gateway/platform/store/sampleRows.ts";
import { figuresOf } from "#gateway/hypervisor/simulated/figures.ts";
import { guestOf } from "#gateway/domains/machines/controls/rules.ts";
import { byId } from "#gateway/domains/machines/machines/repository.ts";
import { insert, type MetricRow } from "./repository.ts";

const sample = z.strictObject({ machineId: z.string() });

/** How many steps back samples of a kind go, and how many steps they stand apart: as close as a chart shows them. */
const spans = [
  { seconds: 15, from: 1, to: 240, apart: 1 },
  { seconds: 60, from: 1, to: 360, apart: 2 },
  { seconds: 60, from: 360, to: 1_440, apart: 6 },
  { seconds: 3_600, from: 1, to: 168, apart: 1 },
];

/** What the sample machines used before the gateway was started: what the simulated hypervisor would have measured. */
export async function seedMetrics(store: Store, fixture: Fixture, clock: Clock): Promise<void> {
  for (const { machineId } of readRows(sample, fixture)) {
    const machine = await byId(store.db, machineId);
    if (!machine?.runningSince) continue;
    const guest = await guestOf(store.db, machine);
    const begun = Date.parse(machine.runningSince);
    const figuresAt = figuresOf(guest, begun);
    const rows = spans.flatMap(({ seconds, from, to, apart }): MetricRow[] => {
      const ms = seconds * 1_000;
      const last = Math.floor(clock.now() / ms) * ms;
      const lasted = apart * ms;
      // The shortest are told when they were measured, the others when the time began that they are the mean of.
      const behind = seconds === 15 ? 0 : ms;
      return Array.from(
        { length: Math.ceil((to - from) / apart) },
        (_, place) => last - (from + place * apart) * ms,
      )
        .filter((at) => at > begun + lasted)
        .map((at) => {
          const [one, other] = [figuresAt(at + behind - lasted), figuresAt(at + behind)];
          const mean = (kind: Exclude<keyof typeof one, "memoryBytes">) =>
            (other[kind] - one[kind]) / (lasted / 1_000);
          return {
            machineId,
            seconds,
            at: new Date(at).toISOString(),
            cpuMilli: mean("cpuMs"),
            memoryBytes: other.memoryBytes,
            received: mean("receivedBytes"),
            sent: mean("sentBytes"),
            read: mean("readBytes"),
            written: mean("writtenBytes"),
          };
        });
    });
    await insert(store, rows);
  }
}
