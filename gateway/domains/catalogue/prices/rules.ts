import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import { strictFirst } from "#gateway/platform/list/strictList.ts";
import { paidMicros } from "#gateway/platform/micros.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { validate } from "#gateway/platform/validate.ts";
import { declaredPrices, type PriceKey } from "./priceList.ts";
import * as repository from "./repository.ts";
import type { PriceChangeRow, PriceRow } from "./repository.ts";

export type { PriceKey };

/** The value of a price by its key: millionths of one CNY, hundredths of a percent, or a whole number. */
export type Prices = (id: PriceKey) => bigint;

/** How much something on the list holds; what it does not have is undefined. */
export const sizeOf = (id: string) => declaredPrices.find((price) => price.id === id)?.spec ?? {};

/** Prices that stand by a list of them. */
export function pricesOf(rows: readonly Pick<PriceRow, "id" | "value">[]): Prices {
  const values = new Map(rows.map(({ id, value }) => [id, value]));
  return (id) => {
    const value = values.get(id);
    if (value === undefined) throw new Error(`The price ${id} is not on the list.`);
    return value;
  };
}

let latest = { list: "", prices: pricesOf([]) };

/** The prices as they are now; the same as the last time where none of them changed, so that what is made for them is kept. */
export async function currentPrices(db: Db): Promise<Prices> {
  const rows = await repository.all(db);
  const list = rows.map(({ id, value }) => `${id} ${value}`).join();
  if (list !== latest.list) latest = { list, prices: pricesOf(rows) };
  return latest.prices;
}

/** What is made for some prices, as long as these are in use. */
export function perPrices<T>(make: (prices: Prices) => T): (prices: Prices) => T {
  const made = new WeakMap<Prices, { it: T }>();
  return (prices) => {
    const known = made.get(prices) ?? { it: make(prices) };
    made.set(prices, known);
    return known.it;
  };
}

export const all = async ({ home }: RequestContext): Promise<PriceRow[]> => await repository.all(home.db);

const outOfRange = (min: bigint, max: bigint) =>
  ({ code: "AMOUNT_OUT_OF_RANGE", min: min.toString(), max: max.toString() }) as const;

/** What a price may become: within its limits, and whole fen where people pay it. */
function valueFor({ kind, isFine, min, max }: PriceRow) {
  if (kind !== "MONEY") return z.string().transform(BigInt).pipe(z.bigint().min(min).max(max));
  if (!isFine) return paidMicros(min, max);
  return z
    .string()
    .transform(BigInt)
    .refine((value) => value >= min && value <= max, {
      error: "an amount within the limits",
      params: outOfRange(min, max),
    });
}

const overtaken = ({ id, value, version, changedAt }: PriceRow) =>
  new AppError(
    "VERSION_CONFLICT",
    "Price: somebody changed it meanwhile. Look at the current values and save again.",
    { current: { id, value: value.toString(), version, changedAt } },
  );

async function priceBy(db: Db, id: string): Promise<PriceRow> {
  const price = (await repository.all(db)).find((one) => one.id === id);
  if (!price) throw notFound("Price");
  return price;
}

interface Wanted {
  id: string;
  value: string;
  expectedVersion: number;
}

/**
 * Sets a price from now on; what it was stays in its history.
 * @throws {AppError} NOT_FOUND, BAD_USER_INPUT, VERSION_CONFLICT.
 */
export async function set(
  context: RequestContext,
  { id, value, expectedVersion }: Wanted,
): Promise<PriceRow> {
  const actorId = viewerIdOf(context);
  const at = timestamp(context.businessClock);
  return await inHome(context, async ({ home: { db } }) => {
    const price = await priceBy(db, id);
    if (price.version !== expectedVersion) throw overtaken(price);
    const wanted = validate(z.object({ value: valueFor(price) }), { value }).value;
    if (wanted === price.value) return price;
    if (!(await repository.change(db, price, wanted, at))) throw overtaken(await priceBy(db, id));
    const change = { id: newId("prc", context.clock), priceId: price.id, former: price.value };
    await repository.noteChange(db, { ...change, value: wanted, at, actorId });
    return { ...price, value: wanted, version: price.version + 1, changedAt: at };
  });
}

/** @throws {AppError} NOT_FOUND, BAD_USER_INPUT. */
export async function changesOf(
  { home }: RequestContext,
  id: string,
  first: number,
): Promise<PriceChangeRow[]> {
  const price = declaredPrices.find((one) => one.id === id);
  if (!price) throw notFound("Price");
  return await repository.changesOf(home.db, price.id, strictFirst(first));
}
