import { afterAll, beforeAll, describe } from "vitest";
import type { EngineKit, KitMaker } from "./kit.ts";
import { failing } from "./failingPods.ts";
import { lifeOfPods } from "./lifeOfPods.ts";
import { linesOfPods } from "./linesOfPods.ts";
import { reaching } from "./reaching.ts";
import { running } from "./runningCommands.ts";
import { storing } from "./storing.ts";

/** What every engine has to do, whatever it runs apps on. */
export function conformance(name: string, make: KitMaker): void {
  describe(`the ${name} engine`, () => {
    let kit: EngineKit;
    beforeAll(async () => {
      kit = await make();
    });
    afterAll(async () => await kit.close());
    const get = () => kit;

    describe("keeps pods", () => lifeOfPods(get));
    describe("tells what fails", () => failing(get));
    describe("leads to pods", () => reaching(get));
    describe("tells what pods write", () => linesOfPods(get));
    describe("runs commands", () => running(get));
    describe("keeps volumes", () => storing(get));
  });
}
