import { openOwnStore } from "./ownStore.ts";
import { engineFault } from "./engine/engines.ts";
import { createGateway } from "./server.ts";
import { ConfigError, readConfig } from "./platform/config.ts";
import { openLive } from "./platform/live.ts";
import { StoreError } from "./platform/store/open.ts";

const SHUTDOWN_MS = 10_000;

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** Ends the start with one sentence instead of a stack, where the cause is known. */
function stop(error: unknown, port?: number): never {
  const inUse = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  if (inUse)
    console.error(
      `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${Number(port) + 1} npm start`,
    );
  else if (error instanceof ConfigError || error instanceof StoreError) console.error(error.message);
  else console.error(error);
  process.exit(1);
}

try {
  const config = readConfig(process.env);
  const fault = await engineFault(config);
  if (fault !== undefined) throw new ConfigError(fault);
  const [store, live] = await Promise.all([openOwnStore(config), openLive(config.redisUrl)]);
  const app = await createGateway({ config, store, live });
  const address = await app
    .listen({ port: config.port, host: config.host })
    .catch((error: unknown) => stop(error, config.port));
  const home = config.publicUrl ?? address;
  say(
    `\nBerth is ready.\n\n  Console   ${home}\n  GraphQL   ${home}/graphql\n  REST      ${home}/api${config.devTools ? `   (docs: ${home}/api/docs)` : ""}\n`,
  );
  if (config.sampleAccounts) say("  Sign in as admin@demo.com / admin or client@demo.com / client\n");
  if (config.mock)
    say(
      "  Mock mode: what has no resolver answers seeded values; changes to them last until the end of this process.\n",
    );

  let isStopping = false;
  const shutDown = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    await app.close();
    await live.close();
    await store.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => void shutDown());
} catch (error) {
  stop(error);
}
