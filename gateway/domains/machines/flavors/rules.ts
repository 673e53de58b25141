import { z } from "zod";
import { AppError, badInput, notFound } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { validate } from "#gateway/platform/validate.ts";
import { currentPrices, sizeOf, type PriceKey } from "#gateway/domains/catalogue/prices/rules.ts";
import { quote } from "#gateway/domains/catalogue/quotes/rules.ts";
import { offered, setFree, stock, take, type FlavorKind } from "./repository.ts";

/** From how few on a size is said to become scarce. */
const FEW = 3;

export const flavorBy = (id: string): FlavorKind | undefined =>
  offered().flavors.find((one) => one.id === id);
export const imageBy = (id: string) => offered().images.find((one) => one.id === id);
export const regionBy = (id: string) => offered().regions.find((one) => one.id === id);

/** What a flavour holds. */
export function holds(productId: string): { vcpu: number; memoryMib: number } {
  const { cpuMilli = 1_000, memoryMib = 1_024 } = sizeOf(productId);
  return { vcpu: cpuMilli / 1_000, memoryMib };
}

const keys: Record<string, PriceKey> = {
  LCV_S1: "LCV_S1",
  LCV_S2: "LCV_S2",
  LCV_S4: "LCV_S4",
  LCV_M8: "LCV_M8",
  LCV_M16: "LCV_M16",
};

/** What can be had now, and what it costs without disks and bandwidth. */
export async function catalogue({ home }: Pick<RequestContext, "home">) {
  const [prices, left] = [await currentPrices(home.db), await stock(home.db)];
  const { regions, flavors, images } = offered();
  return {
    id: "machines",
    limits: { diskGib: Number(prices("LCV_DISK")), bandwidthMbps: Number(prices("LCV_BANDWIDTH")) },
    regions: regions.map(({ id, zone }) => ({ id, zone })),
    images,
    flavors: flavors.map((flavor) => {
      const { id } = flavor;
      const item = { productId: id, period: "HOUR", quantity: 1, spec: { hours: 1 } } as const;
      const { amount } = quote(prices, { kind: "NEW", levelBps: 0n, items: [item] });
      return {
        ...flavor,
        ...holds(id),
        hourly: amount.toString(),
        monthly: (keys[id] ? prices(keys[id]) : 0n).toString(),
        stock: left
          .filter(({ productId }) => productId === id)
          .map(({ regionId, free }) => ({
            regionId,
            stock:
              free === 0 ? ("SOLD_OUT" as const) : free <= FEW ? ("LOW" as const) : ("AVAILABLE" as const),
          })),
      };
    }),
  };
}

/** Takes one out of the stock. @throws {AppError} FLAVOR_SOLD_OUT */
export async function takeStock(db: Db, regionId: string, productId: string): Promise<void> {
  if (!(await take(db, regionId, productId)))
    throw new AppError(
      "FLAVOR_SOLD_OUT",
      "This size is sold out there: take another size, or another region.",
    );
}

/** Says how many machines of a size can be made in a region, for administrators. @throws {AppError} NOT_FOUND, BAD_USER_INPUT. */
export async function setStock(
  context: RequestContext,
  given: { regionId: string; flavorId: string; free: number },
) {
  const { free } = validate(z.object({ free: z.int().min(0).max(100_000) }), given);
  return await inHome(context, async (inside) => {
    if (!(await setFree(inside.home.db, given.regionId, given.flavorId, free))) throw notFound("Flavor");
    return await catalogue(inside);
  });
}

/** Refuses what is not in the catalogue. @throws {AppError} BAD_USER_INPUT */
export function known({
  regionId,
  flavorId,
  imageId,
  systemGib,
}: {
  regionId?: string;
  flavorId?: string;
  imageId?: string;
  systemGib?: number;
}): void {
  const wrong = (field: string, message: string) => badInput({ [field]: { code: "UNKNOWN", message } });
  if (regionId !== undefined && !regionBy(regionId)) throw wrong("regionId", "Choose one of the regions.");
  if (flavorId !== undefined && !flavorBy(flavorId)) throw wrong("flavorId", "Choose one of the sizes.");
  if (imageId === undefined) return;
  const image = imageBy(imageId);
  if (!image || image.isDeprecated) throw wrong("imageId", "Choose one of the systems that are still kept.");
  if (systemGib !== undefined && systemGib < image.minDiskGib)
    throw badInput({
      systemGib: {
        code: "OUT_OF_RANGE",
        message: `The system needs at least ${image.minDiskGib} GiB.`,
        params: { min: image.minDiskGib },
      },
    });
}
