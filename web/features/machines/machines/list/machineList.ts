import type { MachineFilter } from "#web/generated/types.ts";
import { anyOf } from "#web/lib/list/listFilters.ts";
import { declareLiveList } from "#web/lib/list/listState.ts";
import {
  MachineChangesDocument,
  MachineListCountsDocument,
  MachineListDocument,
  MachineListIdsDocument,
} from "#web/features/machines/machines/machines.generated.ts";
import { machineTexts, states } from "#web/features/machines/machines/machineParts.ts";

export const machineList = declareLiveList({
  name: "machines.machines",
  texts: machineTexts,
  cache: { rows: "machines", figures: ["machineCounts"] },
  sorts: ["CREATED", "NAME", "STATE", "EXPIRES"],
  defaultSort: { field: "CREATED", order: "DESC" },
  filters: { state: anyOf(states, "states") },
  views: {
    all: {},
    running: { state: ["RUNNING", "RESCUE", "RESIZED"] },
    stopped: { state: ["STOPPED"] },
    trouble: { state: ["ERROR", "ISOLATED"] },
    bin: { state: ["RECYCLED"] },
  },
  input: (filters): MachineFilter => filters,
});

export const machineListDocuments = {
  page: MachineListDocument,
  ids: MachineListIdsDocument,
  counts: MachineListCountsDocument,
  changes: MachineChangesDocument,
};
