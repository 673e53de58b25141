import { describe } from "vitest";
import { createDockerEngine } from "#gateway/engine/docker/docker.ts";
import { conformance } from "./conformance.ts";
import { dockerHost, dockerKit, skipped } from "./dockerKit.ts";

const make = () =>
  Promise.resolve(
    dockerKit(createDockerEngine, async (docker, pod) => await docker.getContainer(pod).kill(), false),
  );

if (dockerHost) conformance("Docker", make);
else describe.skip(`the Docker engine (${skipped})`, () => {});
