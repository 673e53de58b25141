import type { VehicleWarning } from "#web/generated/types.ts";
import type { FleetVehicleFragment } from "./fleet.generated.ts";

export const texts = "logisticsVehicles";
export type FleetVehicle = FleetVehicleFragment;

export const shows = ["all", "moving", "stopped", "alerts"] as const;
export type Show = (typeof shows)[number];

export const isUnderway = ({ progress }: Pick<FleetVehicle, "progress">): boolean =>
  progress > 0 && progress < 100;
export const isAlert = (warning: VehicleWarning): boolean => warning !== "NO_WARNINGS";

const shown: Record<Show, (vehicle: FleetVehicle) => boolean> = {
  all: () => true,
  moving: isUnderway,
  stopped: (vehicle) => !isUnderway(vehicle),
  alerts: ({ warnings }) => isAlert(warnings),
};

export const startOf = ({ startPlace, startCity }: FleetVehicle): string => startPlace?.name ?? startCity;
export const endOf = ({ endPlace, endCity }: FleetVehicle): string => endPlace?.name ?? endCity;

export function vehiclesFor(
  vehicles: readonly FleetVehicle[],
  show: Show,
  q: string,
  countryText: (name: string) => string,
): FleetVehicle[] {
  const sought = q.trim().toLocaleLowerCase();
  return vehicles.filter(
    (vehicle) =>
      shown[show](vehicle) &&
      [
        vehicle.location,
        startOf(vehicle),
        endOf(vehicle),
        vehicle.startCity,
        vehicle.startCountry,
        countryText(vehicle.startCountry),
        vehicle.endCity,
        vehicle.endCountry,
        countryText(vehicle.endCountry),
      ].some((text) => String(text).toLocaleLowerCase().includes(sought)),
  );
}
