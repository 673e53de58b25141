import type { MachineState } from "#web/generated/types.ts";
import type { Format } from "#web/lib/texts/format.ts";
import type { Words } from "#web/lib/texts/words.ts";
import type { PillLooks } from "#web/ui/pill/pillOf.tsx";
import type { MachineCellsFragment } from "./machines.generated.ts";

export const machineTexts = "machinesMachines";
export const panelTexts = "machinesControls";
export const machineListPath = "/product/lcv/list";
export const machineBuyPath = "/product/lcv/buy";
export const machinePattern = "/product/lcv/panel/:id";
export const machinePath = (id: string): string => `/product/lcv/panel/${id}`;

export type MachineRow = MachineCellsFragment;
export type ActionName = MachineRow["actions"][number]["name"];

export const states = [
  "PENDING",
  "RUNNING",
  "STOPPED",
  "RESIZED",
  "RESCUE",
  "ISOLATED",
  "RECYCLED",
  "ERROR",
] as const satisfies readonly MachineState[];

export const stateLooks: PillLooks<MachineState> = {
  PENDING: { tone: "info" },
  RUNNING: { tone: "ok" },
  STOPPED: { tone: "idle" },
  RESIZED: { tone: "warn" },
  RESCUE: { tone: "warn" },
  ISOLATED: { tone: "bad", icon: "lock" },
  RECYCLED: { tone: "idle" },
  ERROR: { tone: "bad" },
};

export const canDo = ({ actions }: Pick<MachineRow, "actions">, name: ActionName) =>
  actions.find((one) => one.name === name);
export const mayDo = (machine: Pick<MachineRow, "actions">, name: ActionName): boolean =>
  canDo(machine, name)?.allowed === true;

/** The size in a few words: `s4, 2 cores 4 GiB`. */
export const sizeOf = ({ number }: Format, words: Words, { flavor }: Pick<MachineRow, "flavor">): string =>
  words("size", {
    code: flavor.code,
    count: flavor.vcpu,
    vcpu: number(flavor.vcpu),
    memory: number(flavor.memoryMib / 1_024),
  });

export const systemOf = ({ image, imageId }: Pick<MachineRow, "image" | "imageId">): string =>
  image ? `${image.os} ${image.version}` : imageId;
