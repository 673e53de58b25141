import { useMemo } from "react";
import { roundedTo, RATE } from "#web/lib/texts/amounts.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { type MachineRow, machineTexts } from "./machineParts.ts";

/** How it is written until when a machine is paid for, and what it costs. */
export function useTermWords() {
  const words = useWords(machineTexts);
  const format = useFormat();
  return useMemo(() => {
    const term = (machine: MachineRow): string => {
      const days = machine.daysLeft ?? null;
      if (machine.period === "HOUR") return words("term.hourly");
      if (days === null) return words("term.unpaid");
      const left = days > 0 ? words("term.left", { count: days }) : words("term.over");
      return machine.isAutoRenewed ? left : words("term.notRenewed", { left });
    };
    return {
      term,
      /** The same without whether it is renewed. */
      left: (machine: MachineRow): string => term({ ...machine, isAutoRenewed: true }),
      price: ({ period, price }: MachineRow): string =>
        words(`per.${period}`, {
          amount: format.micros(period === "HOUR" ? roundedTo(price, RATE) : price),
        }),
    };
  }, [words, format]);
}
