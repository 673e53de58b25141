import * as z from "zod/mini";
import { text, wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import { MICRO, warnings } from "./vehicleRecords.ts";

const country = z.string().check(z.minLength(1));
const degrees = z.nullable(z.union([z.number(), z.nan()]));

export const vehicleFields = z.object({
  location: wholeNumber({ min: 1, max: 999_999 }),
  startCity: text({ min: 1, max: 60 }),
  startCountry: country,
  endCity: text({ min: 1, max: 60 }),
  endCountry: country,
  warnings: z.enum(warnings),
  progress: wholeNumber({ min: 0, max: 100 }),
  isPlaced: z.boolean(),
  latitude: degrees,
  longitude: degrees,
  startPlace: z.nullable(z.string()),
  endPlace: z.nullable(z.string()),
});

type Values = z.output<typeof vehicleFields>;

/** Asked whatever else is wrong, so that all that is wrong is said at once. */
const rule = (path: keyof Values, isKept: (values: Values) => boolean, params: Record<string, unknown>) =>
  z.refine<Values>(isKept, { path: [path], params, when: () => true });

const place = (name: "latitude" | "longitude", most: number) => {
  const within = (isKept: (degree: number) => boolean) => (values: Values) => {
    const degree = values[name];
    return !values.isPlaced || degree === null || Number.isNaN(degree) || isKept(degree / MICRO);
  };
  return [
    rule(name, ({ isPlaced, [name]: degree }) => !isPlaced || degree !== null, { code: "REQUIRED" }),
    rule(name, ({ isPlaced, [name]: degree }) => !isPlaced || !Number.isNaN(degree), { code: "INVALID" }),
    rule(
      name,
      within((degree) => degree >= -most),
      { code: "OUT_OF_RANGE", min: -most },
    ),
    rule(
      name,
      within((degree) => degree <= most),
      { code: "OUT_OF_RANGE", max: most },
    ),
  ];
};

export const vehicleSchema = vehicleFields.check(
  ...place("latitude", 90),
  ...place("longitude", 180),
  rule("startPlace", ({ startPlace, endPlace }) => startPlace !== null || endPlace === null, {
    code: "REQUIRED",
  }),
  rule("endPlace", ({ startPlace, endPlace }) => startPlace === null || endPlace !== null, {
    code: "REQUIRED",
  }),
  rule("endPlace", ({ startPlace, endPlace }) => startPlace === null || startPlace !== endPlace, {
    code: "SAME_PLACE",
  }),
);
