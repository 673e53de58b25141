import type { GuestSpec, GuestUsage } from "#gateway/hypervisor/hypervisor.ts";
import { seedOf, within } from "#gateway/platform/mock/seed.ts";

const MIB = 1024 ** 2;
const GIB = 1024 ** 3;
const DAY = 86_400_000;

/** A wave around a mean: how much of it has come together in so many seconds; it never goes down. */
const sumOf = (mean: number, swing: number, period: number, seconds: number): number =>
  mean * seconds +
  ((mean * swing * period) / (2 * Math.PI)) * (1 - Math.cos((2 * Math.PI * seconds) / period));

/** What a guest has used at an instant: smooth waves within its size, always the same for a guest and an instant. */
export function figuresOf(guest: GuestSpec, startedAt: number): (now: number) => Omit<GuestUsage, "at"> {
  const seed = seedOf("machine", guest.id);
  const [quick, slow] = [within(240, 420, seed), within(1_500, 3_000, seed >>> 5)];
  const share = within(22, 46, seed >>> 9) / 100;
  const traffic = (guest.bandwidthMbps * 125_000 * within(30, 60, seed >>> 13)) / 100;
  const disk = within(1_500_000, 4_200_000, seed >>> 17);
  const held = 0.28 + within(0, 18, seed >>> 3) / 100;
  return (now) => {
    const seconds = Math.max(0, now - startedAt) / 1_000;
    const of = (mean: number) =>
      Math.round(
        (sumOf(mean, 0.7, quick, seconds) +
          sumOf(mean, 0.5, slow, seconds) +
          sumOf(mean, 0.5, DAY / 1_000, seconds)) /
          3,
      );
    const fill =
      0.18 + held * (1 - Math.exp(-seconds / 90)) + 0.03 * Math.sin((2 * Math.PI * seconds) / slow);
    return {
      cpuMs: of(share * guest.vcpu * 1_000),
      memoryBytes: Math.round(guest.memoryMib * MIB * fill),
      receivedBytes: of(traffic * 0.3),
      sentBytes: of(traffic),
      readBytes: of(disk * 0.45),
      writtenBytes: of(disk),
    };
  };
}

/** The same, and when that was. */
export function usageOf(guest: GuestSpec, startedAt: number): (now: number) => GuestUsage {
  const figuresAt = figuresOf(guest, startedAt);
  return (now) => ({ at: new Date(now).toISOString(), ...figuresAt(now) });
}

/** How much of a disk is taken: a little more every day, and never all of it. */
export function takenOf(
  guestId: string,
  diskId: string,
  sizeGib: number,
  bornAt: number,
  now: number,
): number {
  const seed = seedOf("disk", guestId, diskId);
  const begun = within(6, 70, seed) / 100;
  const days = Math.max(0, now - bornAt) / DAY;
  const share = Math.min(0.96, begun + days * 0.001);
  return Math.round(sizeGib * GIB * share);
}
