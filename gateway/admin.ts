import { command } from "./command.ts";
import { makeAdministrator } from "./domains/accounts/administration/newAccount.ts";
import { openOwnStore } from "./ownStore.ts";
import { systemClock } from "./platform/clock.ts";
import { ConfigError, readConfig } from "./platform/config.ts";
import { addressOf } from "./platform/consoleAddress.ts";
import { email } from "./platform/validate.ts";

await command(async () => {
  const config = readConfig(process.env);
  const { success, data: address } = email.safeParse(process.argv[2]?.trim());
  if (!success) throw new ConfigError("Write the administrator's e-mail address: npm run admin -- name@host");
  if (config.databaseUrl === ":memory:")
    throw new ConfigError("DATABASE_URL is :memory:, which is gone at once: name the store of the gateway.");
  const home = await openOwnStore(config);
  const path = await makeAdministrator({ home, clock: systemClock }, address);
  await home.close();
  process.stdout.write(
    `${address} is an administrator. Open this address within seven days to set the password; it serves once:\n\n  ${addressOf(config, path)}\n`,
  );
});
