import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { useInTurn } from "#web/ui/feedback/useInTurn.ts";
import type { Identified } from "#web/ui/table/parts/column.ts";
import { MachineBriefDocument, MachineStepDocument } from "./machines.generated.ts";
import { canDo, type MachineRow, machineTexts, mayDo } from "./machineParts.ts";

/** What can be done with machines without asking for more. */
export const plainSteps = [
  "START",
  "STOP",
  "REBOOT",
  "REBOOT_HARD",
  "RESCUE",
  "UNRESCUE",
  "CONFIRM",
  "REVERT",
  "RESTORE",
  "DISCARD",
  "UNLOCK",
] as const;
export type PlainStep = (typeof plainSteps)[number];

export function useMachineSteps() {
  const words = useWords(machineTexts);
  const mutate = useMutate();
  const once = useOnce();
  const client = useApolloClient();
  const inTurn = useInTurn();
  const tellError = useErrorToast();
  return useMemo(() => {
    const agreed = async (step: PlainStep, rows: readonly MachineRow[]) => {
      const isAsked = rows.some((row) => canDo(row, step)?.confirm === "SIMPLE");
      const names = rows.map(({ name }) => name).join(", ");
      return (
        !isAsked ||
        (await confirm({
          title: words("ask.title", { action: words(`actions.${step}`), names }),
          text: words(`asks.${step}`),
          action: words(`actions.${step}`),
          tone: "neutral",
        }))
      );
    };
    const said = (step: PlainStep, rows: readonly MachineRow[]) =>
      showToast({
        tone: "success",
        text: words("begun", {
          action: words(`actions.${step}`),
          names: rows.map(({ name }) => name).join(", "),
        }),
      });
    const run = async (action: PlainStep, { id }: Identified) =>
      await once([id, action], (idempotencyKey) =>
        mutate(MachineStepDocument, { id, action, idempotencyKey }),
      );
    return {
      one: async (step: PlainStep, machine: MachineRow): Promise<void> => {
        if (await agreed(step, [machine]))
          await run(step, machine).then((done) => done && said(step, [machine]), tellError);
      },
      /** To each of several machines that takes the step now; the others are left alone. Answers those that it could not be done to. */
      several: async (
        step: PlainStep,
        rows: readonly Identified[],
      ): Promise<boolean | readonly Identified[]> => {
        try {
          const found = await Promise.all(
            rows.map(
              async ({ id }) =>
                (
                  await client.query({
                    query: MachineBriefDocument,
                    variables: { id },
                    fetchPolicy: "no-cache",
                  })
                ).data?.machine,
            ),
          );
          const able = found.flatMap((row) => (row && mayDo(row, step) ? [row] : []));
          if (able.length === 0) {
            showToast({ tone: "warning", text: words("noneAble", { action: words(`actions.${step}`) }) });
            return false;
          }
          if (!(await agreed(step, able))) return false;
          return await inTurn({
            action: words(`actions.${step}`),
            rows: able,
            act: async (row) => await run(step, row),
            said: (done) => said(step, done),
          });
        } catch (thrown) {
          tellError(thrown);
          return false;
        }
      },
    };
  }, [words, mutate, once, client, inTurn, tellError]);
}
