import { isRecord } from "#gateway/platform/json.ts";

/** A request above its limit: where, and the limit as it is written. */
export interface Excess {
  place: string[];
  limit: string;
}

const units: Readonly<Record<string, number>> = {
  "": 1,
  m: 1e-3,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
  P: 1e15,
  Ki: 2 ** 10,
  Mi: 2 ** 20,
  Gi: 2 ** 30,
  Ti: 2 ** 40,
  Pi: 2 ** 50,
};

/** A quantity of Kubernetes as a number: `500m` is 0.5; undefined for what is none. */
export function quantity(given: unknown): number | undefined {
  const [, digits = "", unit = ""] = /^(\d{1,15}(?:\.\d{1,9})?)([A-Za-z]{0,2})$/.exec(String(given)) ?? [];
  const factor = units[unit];
  return digits === "" || factor === undefined ? undefined : Number(digits) * factor;
}

/** Where values request more than they limit. */
export function excesses(values: unknown, place: readonly string[] = []): Excess[] {
  if (!isRecord(values) || place.length > 30) return [];
  const { limits, requests } = values;
  const here =
    isRecord(limits) && isRecord(requests)
      ? Object.keys(requests).flatMap((name): Excess[] => {
          const [asked, most] = [quantity(requests[name]), quantity(limits[name])];
          if (asked === undefined || most === undefined || asked <= most) return [];
          return [{ place: [...place, "requests", name], limit: String(limits[name]) }];
        })
      : [];
  return [...here, ...Object.keys(values).flatMap((name) => excesses(values[name], [...place, name]))];
}
