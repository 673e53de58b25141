import { CheckmarkCircle20Regular } from "@fluentui/react-icons/svg/checkmark-circle";
import { Flag20Regular } from "@fluentui/react-icons/svg/flag";
import { Merge20Regular } from "@fluentui/react-icons/svg/merge";
import { PauseCircle20Regular } from "@fluentui/react-icons/svg/pause-circle";
import { PersonAdd20Regular } from "@fluentui/react-icons/svg/person-add";
import { PersonArrowRight20Regular } from "@fluentui/react-icons/svg/person-arrow-right";
import { type ReactNode, useMemo } from "react";
import type { TicketBulkInput } from "#web/generated/types.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { useRowsDrawer } from "#web/ui/record/useRowsDrawer.tsx";
import type { BulkAction, Identified } from "#web/ui/table/parts/column.ts";
import { ticketTexts } from "./ticketParts.ts";
import { useBulkRun } from "./useBulkRun.ts";

const BulkAssignDrawer = lazyComponent(() => import("./BulkAssignDrawer.tsx"), "BulkAssignDrawer", {
  texts: ["form"],
});
const BulkPriorityDrawer = lazyComponent(() => import("./BulkPriorityDrawer.tsx"), "BulkPriorityDrawer", {
  texts: ["form"],
});

/** What can be done with several tickets of the queue; by merging, the others become a part of the oldest one. */
export function useQueueBulk(): [drawers: ReactNode, actions: readonly BulkAction[]] {
  const words = useWords(ticketTexts);
  const tellError = useErrorToast();
  const bulkRun = useBulkRun();
  const assign = useRowsDrawer(BulkAssignDrawer);
  const triage = useRowsDrawer(BulkPriorityDrawer);
  const [assignAll, triageAll] = [assign.run, triage.run];
  const actions = useMemo((): BulkAction[] => {
    const run = async (ids: readonly string[], input: TicketBulkInput): Promise<boolean> => {
      try {
        await bulkRun(ids, input);
        return true;
      } catch (thrown) {
        tellError(thrown);
        return false;
      }
    };
    const plain = (action: "CLAIM" | "HOLD" | "RESOLVE") => async (rows: readonly Identified[]) =>
      await run(
        rows.map(({ id }) => id),
        { action },
      );
    const merge = async (rows: readonly Identified[]): Promise<boolean> => {
      const [into, ...rest] = rows.map(({ id }) => id).toSorted((a, b) => Number(a) - Number(b));
      if (into === undefined || rest.length === 0) return false;
      const question = {
        title: words("queue.mergeTitle", { n: rows.length }),
        text: words("queue.mergeText"),
        action: words("actions.MERGE"),
      };
      return (await confirm(question)) && (await run(rest, { action: "MERGE", intoId: into }));
    };
    const named = (id: "CLAIM" | "ASSIGN" | "MERGE" | "HOLD" | "RESOLVE") => ({
      id,
      label: words(`actions.${id}`),
    });
    return [
      { ...named("CLAIM"), icon: <PersonAdd20Regular />, run: plain("CLAIM") },
      { ...named("ASSIGN"), icon: <PersonArrowRight20Regular />, run: assignAll },
      { id: "PRIORITY", label: words("queue.priority"), icon: <Flag20Regular />, run: triageAll },
      { ...named("MERGE"), icon: <Merge20Regular />, run: merge },
      { ...named("HOLD"), icon: <PauseCircle20Regular />, run: plain("HOLD") },
      { ...named("RESOLVE"), icon: <CheckmarkCircle20Regular />, run: plain("RESOLVE") },
    ];
  }, [words, tellError, bulkRun, assignAll, triageAll]);
  const drawers = (
    <>
      {assign.drawer}
      {triage.drawer}
    </>
  );
  return [drawers, actions];
}
