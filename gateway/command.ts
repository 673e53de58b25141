import { ConfigError } from "./platform/config.ts";
import { StoreError } from "./platform/store/open.ts";

/** Runs a command of the gateway; where it cannot be done for a known cause, it ends with one sentence instead of a stack. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof ConfigError || error instanceof StoreError ? error.message : error);
    process.exitCode = 1;
  }
}
