import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { GuestSpec, Hypervisor, Job, Progress } from "#gateway/hypervisor/hypervisor.ts";

/** What the conformance tests ask of where a hypervisor is made. */
export interface HypervisorKit {
  hypervisor: Hypervisor;
  /** Another process over the same: what a gateway makes that was started again. */
  again(): Hypervisor;
  /** Lets its time pass. */
  pass(ms: number): Promise<void>;
  /** How often it is asked how far something is, in milliseconds. */
  interval: number;
  close(): Promise<void>;
}

export const guest = (given: Partial<GuestSpec> = {}): GuestSpec => ({
  id: "vm_conform",
  hostname: "conform",
  vcpu: 1,
  memoryMib: 256,
  imageId: "debian-13",
  bandwidthMbps: 2,
  disks: [{ id: "sys", use: "SYSTEM", sizeGib: 1 }],
  rules: [],
  keys: [],
  ...given,
});

/** What every hypervisor has to do, whatever it runs machines on. */
export function conformance(name: string, make: () => Promise<HypervisorKit>): void {
  describe(`the ${name} hypervisor`, () => {
    let kit: HypervisorKit;
    let current: Hypervisor;
    let tokens = 0;
    beforeAll(async () => {
      kit = await make();
      current = kit.hypervisor;
    });
    afterAll(async () => await kit.close());

    const jobOf = (kind: Job["kind"], more: Partial<Job> = {}): Job => ({
      token: `${name}-${(tokens += 1)}`,
      kind,
      ...more,
    });
    const until = async <T>(ask: () => Promise<T>): Promise<T> =>
      await vi.waitFor(ask, { timeout: 100_000, interval: kit.interval });
    const whole = async (job: Job, spec = guest()): Promise<Progress> =>
      await until(async () => {
        await kit.pass(500);
        const progress = await current.carryOut(spec, job);
        if (progress.state === "RUNNING") throw new Error(`${job.kind} is under way`);
        return progress;
      });
    const look = async () => (await current.looks()).find(({ id }) => id === "vm_conform");

    it("makes a guest that runs", async () => {
      expect(await whole(jobOf("SPAWN"))).toMatchObject({ state: "DONE" });
      expect(await look()).toMatchObject({ isRunning: true, isRescued: false });
    });

    it("answers on its console", async () => {
      const terminal = await current.console(guest(), { columns: 80, rows: 24 });
      let seen = "";
      void (async () => {
        for await (const bytes of terminal.output) seen += Buffer.from(bytes).toString();
      })();
      // What is typed before its system is up is lost.
      await until(async () => {
        terminal.write(Buffer.from("echo conform-up\n"));
        await kit.pass(10);
        expect(seen).toMatch(/^conform-up/m);
      });
      terminal.close();
    });

    it("tells what it uses", async () => {
      await kit.pass(2_000);
      const usage = await current.usage(guest());
      expect(usage?.memoryBytes).toBeGreaterThan(0);
    });

    it("goes on where a gateway ends, and is found again by another", async () => {
      const before = await look();
      await current.close();
      current = kit.again();
      expect(await look()).toEqual(before);
    });

    it("does a job once, however often it is asked for", async () => {
      const job = jobOf("REBOOT_HARD");
      expect(await whole(job)).toMatchObject({ state: "DONE" });
      const after = await look();
      expect(await current.carryOut(guest(), job)).toMatchObject({ state: "DONE" });
      current = kit.again();
      expect(await current.carryOut(guest(), job)).toMatchObject({ state: "DONE" });
      expect(await look()).toEqual(after);
    });

    it("makes a snapshot, comes back to it, and deletes it", async () => {
      await whole(jobOf("STOP"));
      const made = await whole(jobOf("SNAPSHOT", { snapshotId: "snp_one" }));
      expect(made).toMatchObject({ state: "DONE" });
      expect(await whole(jobOf("SNAPSHOT_RESTORE", { snapshotId: "snp_one" }))).toMatchObject({
        state: "DONE",
      });
      expect(await whole(jobOf("SNAPSHOT_DELETE", { snapshotId: "snp_one" }))).toMatchObject({
        state: "DONE",
      });
      expect(await whole(jobOf("SNAPSHOT_RESTORE", { snapshotId: "snp_one" }))).toMatchObject({
        state: "FAILED",
        code: "SNAPSHOT_FAILED",
      });
    });

    it("grows a disk, and starts with it", async () => {
      const larger = guest({ disks: [{ id: "sys", use: "SYSTEM", sizeGib: 2 }] });
      expect(await whole(jobOf("CONFIGURE"), larger)).toMatchObject({ state: "DONE" });
      expect(await whole(jobOf("START"), larger)).toMatchObject({ state: "DONE" });
      expect(await look()).toMatchObject({ isRunning: true });
      expect((await current.usedBytes(larger)).has("sys")).toBe(true);
    });

    it("starts a rescue system, and its own again", async () => {
      await whole(jobOf("RESCUE"));
      expect(await look()).toMatchObject({ isRunning: true, isRescued: true });
      await whole(jobOf("UNRESCUE"));
      expect(await look()).toMatchObject({ isRunning: true, isRescued: false });
    });

    it("stops, and stays so", async () => {
      expect(await whole(jobOf("STOP"))).toMatchObject({ state: "DONE" });
      expect(await look()).toMatchObject({ isRunning: false, startedAt: null });
      await expect(current.console(guest(), { columns: 80, rows: 24 })).rejects.toMatchObject({
        code: "GUEST_NOT_RUNNING",
      });
    });

    it("lets go of a guest, and of one that is gone", async () => {
      expect(await whole(jobOf("RELEASE"))).toMatchObject({ state: "DONE" });
      expect(await look()).toBeUndefined();
      expect(await whole(jobOf("RELEASE"))).toMatchObject({ state: "DONE" });
    });
  });
}
