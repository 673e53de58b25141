import { EngineError } from "#gateway/engine/engine.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { appOf } from "#gateway/domains/hosting/apps/rules.ts";

const GIB = 1024 ** 3;
/** From which share on a volume is nearly full. */
const NEARLY = 0.9;
/** How long it may take to measure, in milliseconds. */
const PATIENCE = 5_000;

/** What the volumes of an app hold, by name; nothing where the engine cannot tell. */
async function measured(
  { engine }: RequestContext,
  appId: string,
): Promise<ReadonlyMap<string, number | null>> {
  try {
    return await engine.volumes(appId, AbortSignal.timeout(PATIENCE));
  } catch (error) {
    if (error instanceof EngineError || (error instanceof DOMException && error.name === "TimeoutError"))
      return new Map();
    throw error;
  }
}

/** @throws {AppError} NOT_FOUND */
export async function ofApp(context: RequestContext, appId: string) {
  const { id, spec } = await appOf(context, appId);
  if (spec.volumes.length === 0) return [];
  const held = await measured(context, id);
  return spec.volumes.map((volume) => {
    const usedBytes = held.get(volume.name) ?? null;
    return {
      ...volume,
      usedBytes,
      isNearlyFull: usedBytes !== null && usedBytes >= volume.sizeGib * GIB * NEARLY,
    };
  });
}
