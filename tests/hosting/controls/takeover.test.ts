import { describe, expect, it } from "vitest";
import { startHosting, type HostingGateway } from "#tests/hosting/hostingGateway.ts";
import { storeKinds } from "#tests/support/stores.ts";

/** Ends the gateway, and lets another one go on over the same store and the same engine. */
async function another(host: HostingGateway): Promise<HostingGateway> {
  await host.gateway.app.close();
  return await startHosting({ store: host.gateway.store, fake: host.fake });
}

describe.each(storeKinds)("over %s", (kind) => {
  it.each([0, 500, 1_000, 2_000, 3_000])(
    "a deployment that is cut off after %s ms is ended by whoever leads next",
    async (ms) => {
      const first = await startHosting({ kind });
      const { id, name } = await first.create({ replicas: 2 });
      await first.pass(4_000);
      const { version } = await first.app(id);
      await first.act(
        "appDeploy",
        id,
        `expectedVersion: ${version}, input: { spec: { image: "berth/hello:1.1" } }`,
      );
      await first.pass(ms);
      const second = await another(first);
      await second.pass(35_000);
      expect(await second.app(id)).toMatchObject({ phase: "RUNNING", currentRevision: 2, readyReplicas: 2 });
      expect(second.fake.podsNow(id).map(({ revision }) => revision)).toEqual([2, 2]);
      const meters = await second.gateway.store.db
        .selectFrom("ledger_meters")
        .selectAll()
        .where("name", "=", name)
        .where("endedAt", "is", null)
        .execute();
      expect(meters).toHaveLength(1);
      await second.close();
    },
    60_000,
  );
});
