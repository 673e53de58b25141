import { isIP } from "node:net";
import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { AppError, badInput } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { currentPrices } from "#gateway/domains/catalogue/prices/rules.ts";
import { allow } from "#gateway/domains/machines/machines/rules.ts";
import type {
  MachineDiskRow,
  MachineRow,
  MachineRuleRow,
} from "#gateway/domains/machines/machines/repository.ts";
import { change, expectVersion, takeOwn } from "./changing.ts";
import { MOST_DISKS } from "./creating.ts";
import { settle } from "./money.ts";

const unknown = (field: string) =>
  badInput({ [field]: { code: "UNKNOWN", message: "The machine has no such disk." } });

function diskBy({ disks }: MachineRow, diskId: string): MachineDiskRow {
  const disk = disks.find(({ id }) => id === diskId);
  if (!disk) throw unknown("diskId");
  return disk;
}

const tooLarge = (max: number) =>
  badInput({ sizeGib: { code: "OUT_OF_RANGE", message: `At most ${max} GiB.`, params: { max } } });

/** Gives a machine the disks that it is to have, paid for; what they were comes back where that fails. */
async function become(
  inside: RequestContext,
  machine: MachineRow,
  action: "ATTACH" | "DETACH" | "GROW",
  disks: MachineDiskRow[],
  more: string,
): Promise<MachineRow> {
  const sum = (all: readonly MachineDiskRow[]) => all.reduce((total, { sizeGib }) => total + sizeGib, 0);
  const max = Number((await currentPrices(inside.home.db))("LCV_DISK"));
  if (sum(disks) > max) throw tooLarge(max);
  const paid =
    sum(disks) > sum(machine.disks)
      ? await settle(inside, machine, { ...machine, disks }, viewerIdOf(inside))
      : machine;
  return await takeOwn(inside, paid, action, { disks, args: { disks: machine.disks } }, more);
}

/** Grows a disk; none ever shrinks. @throws {AppError} NOT_FOUND, BAD_USER_INPUT, STEP_REFUSED, INSUFFICIENT_BALANCE. */
export const grow = async (
  context: RequestContext,
  { machineId, diskId, sizeGib }: { machineId: string; diskId: string; sizeGib: number },
): Promise<MachineRow> =>
  await change(context, machineId, "GROW", async (inside, machine, who) => {
    allow(machine, "GROW", who);
    const disk = diskBy(machine, diskId);
    validate(
      z.object({
        sizeGib: z
          .int()
          .min(disk.sizeGib + 1)
          .max(100_000),
      }),
      { sizeGib },
    );
    const disks = machine.disks.map((one) => (one.id === diskId ? { ...one, sizeGib } : one));
    return await become(inside, machine, "GROW", disks, `${diskId}: ${disk.sizeGib} → ${sizeGib} GiB`);
  });

/** Attaches a new disk, or one that was detached. @throws {AppError} NOT_FOUND, BAD_USER_INPUT, STEP_REFUSED, QUOTA_EXCEEDED, INSUFFICIENT_BALANCE. */
export const attach = async (
  context: RequestContext,
  given: { machineId: string; diskId?: string | null; sizeGib?: number | null; kind?: "SSD" | "HDD" | null },
): Promise<MachineRow> =>
  await change(context, given.machineId, "ATTACH", async (inside, machine, who) => {
    allow(machine, "ATTACH", who);
    if (given.diskId) {
      const { id } = diskBy(machine, given.diskId);
      const disks = machine.disks.map((one) => (one.id === id ? { ...one, isAttached: true } : one));
      return await become(inside, machine, "ATTACH", disks, id);
    }
    if (machine.disks.length >= MOST_DISKS)
      throw new AppError("QUOTA_EXCEEDED", `At most ${MOST_DISKS} disks.`, {
        kind: "disks",
        limit: MOST_DISKS,
        used: machine.disks.length,
      });
    const { sizeGib } = validate(z.object({ sizeGib: z.int().min(10).max(100_000) }), given);
    const numbers = machine.disks.map(({ id }) => Number(/^d(\d+)$/.exec(id)?.[1] ?? 0));
    const id = `d${Math.max(0, ...numbers) + 1}`;
    const disk: MachineDiskRow = { id, use: "DATA", kind: given.kind ?? "SSD", sizeGib, isAttached: true };
    return await become(inside, machine, "ATTACH", [...machine.disks, disk], `${id}: ${sizeGib} GiB`);
  });

/** Detaches a data disk; it stays, and stays paid for. @throws {AppError} NOT_FOUND, BAD_USER_INPUT, STEP_REFUSED. */
export const detach = async (
  context: RequestContext,
  { machineId, diskId }: { machineId: string; diskId: string },
): Promise<MachineRow> =>
  await change(context, machineId, "DETACH", async (inside, machine, who) => {
    allow(machine, "DETACH", who);
    if (diskBy(machine, diskId).use === "SYSTEM")
      throw badInput({ diskId: { code: "INVALID", message: "The system's own disk stays." } });
    const disks = machine.disks.map((one) => (one.id === diskId ? { ...one, isAttached: false } : one));
    return await become(inside, machine, "DETACH", disks, diskId);
  });

const isCidr = (given: string): boolean => {
  const [address = "", bits = "", ...rest] = given.split("/");
  const kind = isIP(address);
  return kind !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128);
};

const isPort = (given: string): boolean =>
  /^\d{1,5}$/.test(given) && Number(given) >= 1 && Number(given) <= 65_535;

/** `22`, `80,443` or `8000-8010`; empty for all. */
const arePorts = (given: string): boolean =>
  given === "" ||
  given.split(",").every((part) => {
    const [from = "", to = from, ...rest] = part.trim().split("-");
    return rest.length === 0 && isPort(from) && isPort(to) && Number(from) <= Number(to);
  });

const rule = z
  .object({
    direction: z.enum(["IN", "OUT"]),
    protocol: z.enum(["TCP", "UDP", "ICMP", "ANY"]),
    ports: text(0, 100).refine(arePorts, "ports from 1 to 65535"),
    cidr: text(1, 50).refine(isCidr, "a network such as 10.0.0.0/8"),
    isAllowed: z.boolean(),
    priority: z.int().min(1).max(1_000),
    note: text(0, 60),
  })
  .refine(({ protocol, ports }) => ports === "" || protocol === "TCP" || protocol === "UDP", {
    path: ["ports"],
    error: "ports belong to TCP and UDP",
  });

/** Sets all rules of a machine's firewall. @throws {AppError} NOT_FOUND, BAD_USER_INPUT, STEP_REFUSED, VERSION_CONFLICT. */
export async function setRules(
  context: RequestContext,
  given: { machineId: string; rules: readonly object[]; expectedVersion: number },
): Promise<MachineRow> {
  const read = validate(z.object({ rules: z.array(rule).max(50) }), given);
  return await change(context, given.machineId, "FIREWALL", async (inside, machine, who) => {
    allow(machine, "FIREWALL", who);
    expectVersion(machine, given.expectedVersion);
    const rules = read.rules
      .toSorted((one, other) => one.priority - other.priority)
      .map((one, place): MachineRuleRow => ({ ...one, id: `r${place + 1}` }));
    const changes = { rules, args: { rules: machine.rules }, version: machine.version + 1 };
    return await takeOwn(inside, machine, "FIREWALL", changes, String(rules.length));
  });
}
