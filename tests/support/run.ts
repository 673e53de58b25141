import { onServer } from "./stores.ts";

/** Names the run for its tests; at its end, removes the databases that they left on the server. */
export default function setup(): () => Promise<void> {
  const run = String(process.pid);
  process.env["TEST_RUN"] = run;
  return async () => {
    if (!process.env["TEST_POSTGRES_URL"]) return;
    const left = await onServer(
      `select datname from pg_database where datname like 'berth\\_test\\_${run}\\_%'`,
    );
    for (const row of left)
      await onServer(`drop database if exists "${Object.values(Object(row)).join()}" with (force)`);
  };
}
