import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, type GatewayProcess, startGateway } from "#tests/support/gatewayProcess.ts";

/** A gateway over a store in a file, which a test takes away and brings back at the same address. */
export interface MortalGateway {
  origin: string;
  /** Takes it away in the middle of whatever it does. */
  kill: () => Promise<void>;
  /** Starts it again over what it kept. */
  start: () => Promise<void>;
  /** Ends it, and removes what it kept. */
  end: () => Promise<void>;
}

/** Starts a gateway of the test's own. */
export async function startMortalGateway(): Promise<MortalGateway> {
  const folder = mkdtempSync(join(tmpdir(), "mortal-"));
  const environment = {
    PORT: String(await freePort()),
    DATABASE_URL: `file:${join(folder, "berth.db")}`,
    RATE_LIMIT: "off",
  };
  let running: GatewayProcess | undefined = await startGateway(environment);
  const { origin } = running;
  const kill = async () => {
    await running?.kill();
    running = undefined;
  };
  return {
    origin,
    kill,
    start: async () => {
      running = await startGateway(environment);
    },
    end: async () => {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
}
