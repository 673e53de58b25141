import { z } from "zod";
import { DAY, HOUR, timestamp, type Clock } from "#gateway/platform/clock.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import type { Fixture } from "#gateway/platform/store/sampleRows.ts";
import { usageOf } from "#gateway/hypervisor/simulated/figures.ts";
import { guestOf } from "#gateway/domains/machines/controls/rules.ts";
import { byId } from "#gateway/domains/machines/machines/repository.ts";
import { insert, type MetricRow } from "./repository.ts";

const sample = z.array(z.strictObject({ machineId: z.string() }));

/** How many steps back samples of a kind go. */
const spans = [
  { seconds: 15, steps: HOUR / 15_000 },
  { seconds: 60, steps: DAY / 60_000 },
  { seconds: 3_600, steps: (7 * DAY) / HOUR },
];

/** What the sample machines used before the gateway was started: what the simulated hypervisor would have measured. */
export async function seedMetrics({ db }: Store, fixture: Fixture, clock: Clock): Promise<void> {
  for (const { machineId } of sample.parse(fixture)) {
    const machine = await byId(db, machineId);
    if (!machine?.runningSince) continue;
    const guest = await guestOf(db, machine);
    const begun = Date.parse(machine.runningSince);
    const usageAt = usageOf(guest, begun);
    const rows = spans.flatMap(({ seconds, steps }): MetricRow[] => {
      const ms = seconds * 1_000;
      const last = Math.floor(clock.now() / ms) * ms;
      return Array.from({ length: steps - 1 }, (_, place) => {
        const at = last - (place + 1) * ms;
        const [one, other] = [usageAt(at - 15_000), usageAt(at)];
        return {
          machineId,
          seconds,
          at: timestamp({ now: () => at }),
          cpuMilli: (other.cpuMs - one.cpuMs) / 15,
          memoryBytes: other.memoryBytes,
          received: (other.receivedBytes - one.receivedBytes) / 15,
          sent: (other.sentBytes - one.sentBytes) / 15,
          read: (other.readBytes - one.readBytes) / 15,
          written: (other.writtenBytes - one.writtenBytes) / 15,
        };
      }).filter(({ at }) => Date.parse(at) > begun + 15_000);
    });
    await insert(db, rows);
  }
}
