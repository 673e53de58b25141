import { EngineError, type Engine } from "#gateway/engine/engine.ts";

const lost = () => new EngineError("ENGINE_UNREACHABLE", "Nothing is set up to run apps.");
const refuse = () => Promise.reject(lost());
async function* refuseEach(): AsyncGenerator<never> {
  yield await Promise.reject(lost());
}

/** Stands where nothing is set up that runs apps: it is never reached. */
export const noEngine: Engine = {
  kind: "SIMULATED",
  ping: refuse,
  image: refuse,
  images: refuse,
  pull: refuse,
  apply: refuse,
  remove: refuse,
  removePod: refuse,
  removeVolumes: refuse,
  volumes: refuse,
  pods: refuse,
  address: refuse,
  isWell: refuse,
  logs: refuseEach,
  usage: refuse,
  exec: refuse,
  run: refuse,
  speakers: refuse,
  events: refuseEach,
  close: () => Promise.resolve(),
};
