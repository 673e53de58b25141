import { command } from "./command.ts";
import { systemClock } from "./platform/clock.ts";
import { ConfigError, readConfig } from "./platform/config.ts";
import { openStore } from "./platform/store/open.ts";
import { prepareStore } from "./prepareStore.ts";

await command(async () => {
  const config = readConfig(process.env);
  if (config.sampleAccess === "off")
    throw new ConfigError("The sample data is switched off here (SAMPLE_ACCESS=off): nothing was changed.");
  const store = await openStore(config.databaseUrl, (opened) =>
    prepareStore(opened, config, systemClock, true),
  );
  await store.close();
  process.stdout.write("The sample rows are back as they were; accounts and sessions are untouched.\n");
});
