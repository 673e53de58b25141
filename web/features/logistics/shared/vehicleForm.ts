import type * as z from "zod/mini";
import { countryCode, countryName } from "#web/lib/texts/countries.ts";
import type { VehicleFormFragment } from "./vehicleForm.generated.ts";
import { MICRO } from "./vehicleRecords.ts";
import type { vehicleSchema } from "./vehicleSchema.ts";

export type VehicleInput = z.input<typeof vehicleSchema>;
type VehicleValues = z.output<typeof vehicleSchema>;
type Blank = Omit<VehicleInput, "startCountry" | "endCountry"> &
  Record<"startCountry" | "endCountry", string | null>;

export const blank: Blank = {
  location: null,
  startCity: "",
  startCountry: null,
  endCity: "",
  endCountry: null,
  warnings: "NO_WARNINGS",
  progress: 0,
  isPlaced: true,
  latitude: null,
  longitude: null,
  startPlace: null,
  endPlace: null,
};

const degrees = (isPlaced: boolean, micro: number | null) =>
  isPlaced && micro !== null ? micro / MICRO : null;
const micro = (degree: number | null) => (degree === null ? null : Math.round(degree * MICRO));

export const vehicleInput = ({ isPlaced, latitude, longitude, ...values }: VehicleValues) => ({
  ...values,
  startCountry: countryName(values.startCountry, "en"),
  endCountry: countryName(values.endCountry, "en"),
  latitude: degrees(isPlaced, latitude),
  longitude: degrees(isPlaced, longitude),
});

export const vehicleValues = (row: VehicleFormFragment): VehicleValues => ({
  location: row.location,
  startCity: row.startCity,
  // A country that is known by no code stays as it is written.
  startCountry: countryCode(row.startCountry) ?? row.startCountry,
  endCity: row.endCity,
  endCountry: countryCode(row.endCountry) ?? row.endCountry,
  warnings: row.warnings,
  progress: row.progress,
  isPlaced: row.latitude !== null,
  latitude: micro(row.latitude),
  longitude: micro(row.longitude),
  startPlace: row.startPlace?.id ?? null,
  endPlace: row.endPlace?.id ?? null,
});
