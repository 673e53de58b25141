import { AppError, badInput } from "#gateway/platform/errors.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { currentPrices, sizeOf } from "#gateway/domains/catalogue/prices/rules.ts";
import { quote } from "#gateway/domains/catalogue/quotes/rules.ts";
import { balancesOf } from "#gateway/domains/ledger/transactions/rules.ts";
import { owes } from "#gateway/domains/ledger/usage/rules.ts";
import type { AppRow } from "#gateway/domains/hosting/apps/repository.ts";
import { usedBy, type AppSpecRow } from "#gateway/domains/hosting/specs/rules.ts";

type Sized = Pick<AppRow, "ownerId" | "billing" | "productId" | "spec" | "replicas">;

/**
 * Refuses to start what its owner cannot pay the first hour of, beside what is owed.
 * @throws {AppError} INSUFFICIENT_BALANCE with `short`.
 */
export async function afford(db: Db, { ownerId, billing, spec, replicas }: Sized): Promise<void> {
  if (billing !== "HOURLY") return;
  const used = { ...usedBy(spec, replicas), hours: 1 };
  const item = { productId: "LAS_METERED", spec: used, period: "HOUR", quantity: 1 } as const;
  const { amount } = quote(await currentPrices(db), { kind: "NEW", levelBps: 0n, items: [item] });
  const { unpaid } = await owes(db, ownerId);
  const { GIFT, CASH } = await balancesOf(db, ownerId);
  const short = amount + unpaid - GIFT - CASH;
  if (short > 0n)
    throw new AppError(
      "INSUFFICIENT_BALANCE",
      "The balance does not pay for the first hour: recharge first.",
      {
        short: short.toString(),
      },
    );
}

const more = (field: string, max: number) =>
  badInput({
    [field]: {
      code: "OUT_OF_RANGE",
      message: `The pack has ${max}: ask for less, or take a larger one.`,
      params: { max },
    },
  });

/** Whether an app is no more than its pack has. */
export function fitsPack(app: Omit<Sized, "ownerId">): boolean {
  try {
    withinPack(app);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Refuses what is more than an app's pack has. @throws {AppError} BAD_USER_INPUT at `spec` */
export function withinPack({ billing, productId, spec, replicas }: Omit<Sized, "ownerId">): void {
  if (billing !== "MONTHLY" || productId === null) return;
  const { cpuMilli = 0, memoryMib = 0, diskGib = 0 } = sizeOf(productId);
  if (spec.cpuMilli * replicas > cpuMilli) throw more("spec.cpuMilli", cpuMilli);
  if (spec.memoryMib * replicas > memoryMib) throw more("spec.memoryMib", memoryMib);
  if (usedBy(spec, replicas).diskGib > diskGib) throw more("spec.volumes", diskGib);
}

/** Volumes only grow. @throws {AppError} BAD_USER_INPUT at `spec.volumes` */
export function growing(before: AppSpecRow, after: AppSpecRow): void {
  for (const { name, sizeGib } of before.volumes) {
    const next = after.volumes.find((one) => one.name === name);
    if (next && next.sizeGib < sizeGib)
      throw badInput({
        "spec.volumes": {
          code: "OUT_OF_RANGE",
          message: `The volume ${name} holds ${sizeGib} GiB and only grows.`,
          params: { min: sizeGib },
        },
      });
  }
}
