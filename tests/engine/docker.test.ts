import { afterAll, beforeAll, describe, it } from "vitest";
import { createDockerEngine } from "#gateway/engine/docker/docker.ts";
import { askingGateways } from "./askingGateways.ts";
import { conformance } from "./conformance.ts";
import { dockerHost, dockerKit, skipped } from "./dockerKit.ts";
import { dockerLimits } from "./dockerLimits.ts";

const make = () =>
  dockerKit(createDockerEngine, async (docker, pod) => await docker.getContainer(pod).kill(), false);

if (dockerHost) {
  conformance("Docker", () => Promise.resolve(make()));
  describe("the containers of the Docker engine", () => {
    let kit: ReturnType<typeof make>;
    beforeAll(() => {
      kit = make();
    });
    afterAll(async () => await kit.close());
    dockerLimits(() => kit);
    askingGateways(() => kit);
  });
} else it.skip(`the Docker engine (${skipped})`, () => {});
