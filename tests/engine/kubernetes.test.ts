import { afterAll, beforeAll, describe } from "vitest";
import { conformance } from "./conformance.ts";
import { kubernetesKit, type KubernetesKit } from "./kubernetesKit.ts";
import { kubernetesNetworks } from "./kubernetesNetworks.ts";
import { kubernetesPods } from "./kubernetesPods.ts";
import { kubernetesRights } from "./kubernetesRights.ts";
import { kubernetesServer } from "./kubernetesServer.ts";

conformance("Kubernetes (a stand-in for its API server)", kubernetesKit);

describe("the objects of the Kubernetes engine", () => {
  let kit: KubernetesKit;
  beforeAll(async () => {
    kit = await kubernetesKit();
  });
  afterAll(async () => await kit.close());
  describe("are made as they should be", () => kubernetesPods(() => kit));
  describe("are reached by whom they should be", () => kubernetesNetworks(() => kit));
  describe("take what rights there are", () => kubernetesRights(() => kit));
  describe("outlive what an API server does", () => kubernetesServer(() => kit));
});
