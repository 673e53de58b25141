import { afterEach, beforeEach, expect, it } from "vitest";
import { startMachines, type MachineHost } from "#tests/machines/machineGateway.ts";

let host: MachineHost;
beforeEach(async () => {
  host = await startMachines();
});
afterEach(() => host.close());

const CREATE =
  "mutation ($name: String!, $key: String) { made: keyPairCreate(name: $name, publicKey: $key) { privateKey keyPair { id publicKey fingerprint } } }";
interface Made {
  made: { privateKey: string | null; keyPair: { id: string; publicKey: string; fingerprint: string } };
}

it("makes a pair, whose private part is shown once and kept nowhere", async () => {
  const { made } = await host.ask<Made>(CREATE, { name: "laptop" });
  expect(made.privateKey).toMatch(/^-----BEGIN PRIVATE KEY-----/);
  expect(made.keyPair.publicKey).toMatch(/^ssh-ed25519 AAAA/);
  const rows = await host.gateway.store.db.selectFrom("machines_key_pairs").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain("PRIVATE");
});

it("takes a public key, and refuses what is none or has a name already", async () => {
  const { made } = await host.ask<Made>(CREATE, { name: "one" });
  const { made: other } = await host.ask<Made>(CREATE, {
    name: "two",
    key: `${made.keyPair.publicKey} me@here`,
  });
  expect(other).toMatchObject({ privateKey: null, keyPair: { fingerprint: made.keyPair.fingerprint } });
  expect(await host.refusal(CREATE, { name: "two" })).toMatchObject({ fields: { name: { code: "TAKEN" } } });
  for (const key of ["ssh-ed25519 AAAA", "-----BEGIN PRIVATE KEY-----", "hello"])
    expect(await host.refusal(CREATE, { name: "three", key })).toMatchObject({
      fields: { publicKey: { code: "INVALID" } },
    });
});

it("is deleted by its owner alone", async () => {
  const { made } = await host.ask<Made>(CREATE, { name: "mine" });
  const DELETE = "mutation ($id: ID!) { keyPairDelete(id: $id) }";
  const { id } = made.keyPair;
  expect(await host.refusal(DELETE, { id }, await host.gateway.signIn("admin"))).toMatchObject({
    code: "NOT_FOUND",
  });
  expect(await host.ask(DELETE, { id })).toEqual({ keyPairDelete: id });
});
