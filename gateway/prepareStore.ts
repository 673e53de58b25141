import { entities } from "./schema.ts";
import { migrations as engineSteps } from "./engine/simulated/migrations.ts";
import { migrations as hypervisorSteps } from "./hypervisor/simulated/migrations.ts";
import { systemClock, type Clock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import { hasSampleRows } from "./platform/sampleRows.ts";
import type { Store } from "./platform/store/database.ts";
import { migrate } from "./platform/store/migrate.ts";
import { seed } from "./platform/store/seed.ts";

/** What brings a store to the shape that the entities need, by name. */
export const steps = Object.assign(
  {},
  engineSteps,
  hypervisorSteps,
  ...entities.map((one) => one.migrations),
);

/** Brings a store to the newest shape and fills what is missing. */
export async function prepareStore(
  store: Store,
  config: Config,
  clock: Clock = systemClock,
  reset = false,
): Promise<void> {
  await migrate(store, steps);
  if (!hasSampleRows(config)) return;
  await seed(store, entities, clock, { accounts: config.sampleAccounts, reset });
}
