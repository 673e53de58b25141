import { useMemo } from "react";
import type { Action } from "#web/ui/menu/action.ts";
import { useRowCommands } from "#web/ui/table/useRowCommands.tsx";
import { useRowRemoval } from "#web/ui/table/useRowRemoval.ts";
import { vehicleRecords } from "#web/features/logistics/shared/vehicleRecords.ts";
import { FleetVehicleDeleteDocument } from "./fleet.generated.ts";
import type { FleetVehicle } from "./fleetVehicles.ts";

export interface VehicleActionWays {
  copyPathOf: (id: string) => string;
  edit: (vehicle: FleetVehicle) => void;
  /** Closes the open vehicle: one that is removed is not to be missed. */
  close: () => void;
}

/** What can be done to the open vehicle. */
export function useVehicleActions({
  copyPathOf,
  edit,
  close,
}: VehicleActionWays): (vehicle: FleetVehicle) => readonly Action[] {
  const commands = useRowCommands(vehicleRecords.texts);
  const remove = useRowRemoval(vehicleRecords, FleetVehicleDeleteDocument);
  return useMemo(() => {
    const { actions } = commands.of<FleetVehicle>([
      commands.common("edit", { runOne: edit }),
      commands.common("duplicate", { to: ({ id }) => copyPathOf(id) }),
      commands.common("delete", {
        run: async (rows) => {
          close();
          return await remove(rows);
        },
      }),
    ]);
    return actions;
  }, [commands, remove, copyPathOf, edit, close]);
}
