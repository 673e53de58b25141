import { makeStyles } from "@fluentui/react-components";
import { ArrowClockwise20Regular } from "@fluentui/react-icons/svg/arrow-clockwise";
import { ArrowUndo20Regular } from "@fluentui/react-icons/svg/arrow-undo";
import { Flash20Regular } from "@fluentui/react-icons/svg/flash";
import { Play20Regular } from "@fluentui/react-icons/svg/play";
import { Power20Regular } from "@fluentui/react-icons/svg/power";
import { useMemo } from "react";
import type { MachineSortField } from "#web/generated/types.ts";
import { CopyButton } from "#web/ui/feedback/CopyButton.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import type { RowDeclaration } from "#web/ui/table/parts/column.ts";
import { useRowTools } from "#web/ui/table/useRowTools.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import {
  canDo,
  machinePath,
  type MachineRow,
  sizeOf,
  stateLooks,
  systemOf,
} from "#web/features/machines/machines/machineParts.ts";
import { type PlainStep, useMachineSteps } from "#web/features/machines/machines/useMachineSteps.ts";
import { MachineMark } from "#web/features/machines/machines/MachineMark.tsx";
import { useTermWords } from "#web/features/machines/machines/useTermWords.ts";
import { machineList } from "./machineList.ts";

const useStyles = makeStyles({
  address: {
    display: "inline-flex",
    alignItems: "center",
    gap: "4px",
    fontVariantNumeric: "tabular-nums",
    fontFamily: appTokens.fontFamilyMonospace,
  },
});

const icons = {
  START: Play20Regular,
  STOP: Power20Regular,
  REBOOT: ArrowClockwise20Regular,
  REBOOT_HARD: Flash20Regular,
  RESTORE: ArrowUndo20Regular,
} as const satisfies Partial<Record<PlainStep, typeof Play20Regular>>;

export function useMachineRows(): RowDeclaration<MachineRow, MachineSortField> {
  const { words, format, columns, commands } = useRowTools<MachineRow, MachineSortField>(machineList);
  const { one, several } = useMachineSteps();
  const { left, price } = useTermWords();
  const styles = useStyles();
  return useMemo(() => {
    const pill = pillOf(words, "states", stateLooks);
    const state = ({ state: now, task }: MachineRow) =>
      task ? <StatusPill tone="info">{words(`tasks.${task.name}`)}</StatusPill> : pill(now);
    const step = (id: keyof typeof icons) => {
      const Icon = icons[id];
      return {
        id,
        icon: <Icon />,
        offered: (machine: MachineRow) => canDo(machine, id) !== undefined,
        blocked: (machine: MachineRow) => {
          const reason = canDo(machine, id)?.reasonCode;
          return reason ? words(`blocked.${reason}`) : undefined;
        },
        runOne: (machine: MachineRow) => one(id, machine),
        run: (rows: Parameters<typeof several>[1]) => several(id, rows),
      };
    };
    const { actions, bulk } = commands.of<MachineRow>([
      commands.common("open", { to: ({ id }: MachineRow) => machinePath(id) }),
      step("START"),
      step("STOP"),
      step("REBOOT"),
      step("REBOOT_HARD"),
      step("RESTORE"),
    ]);
    const size = (machine: MachineRow) => sizeOf(format, words, machine);
    return {
      name: ({ name }) => name,
      href: ({ id }) => machinePath(id),
      columns: [
        columns.link(
          "name",
          ({ name }) => name,
          ({ id }) => machinePath(id),
          { width: 192 },
        ),
        columns.pill("state", state, { width: 120 }),
        columns.column("address", {
          width: 168,
          cell: ({ publicIp }) => (
            <span className={styles.address} dir="ltr">
              {publicIp}
              <CopyButton text={publicIp} label={words("copyIp", { ip: publicIp })} />
            </span>
          ),
        }),
        columns.column("region", { width: 112, cell: ({ regionId }) => words(`regions.${regionId}`) }),
        columns.column("size", { width: 168, cell: size }),
        columns.column("system", { width: 144, optional: true, cell: systemOf }),
        columns.column("expires", { width: 136, cell: left }),
        columns.column("price", { width: 144, align: "end", cell: price }),
        columns.time("created", ({ createdAt }) => createdAt, { optional: true, width: 152 }),
      ],
      actions,
      ...(bulk && { bulk }),
      card: (machine) => ({
        picture: <MachineMark />,
        title: machine.name,
        meta: [machine.publicIp, size(machine)],
        pill: state(machine),
        note: left(machine),
        value: price(machine),
      }),
    };
  }, [words, format, columns, commands, one, several, left, price, styles]);
}
