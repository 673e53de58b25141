import type { ReactNode } from "react";
import type { ChartAction } from "#web/generated/types.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useNavigate } from "#web/lib/navigation/place.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useReasonedStep } from "#web/ui/drawer/useReasonedStep.tsx";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { chartTexts } from "#web/features/charts/charts/chartParts.ts";
import { chartPath } from "#web/features/charts/shared/chartPaths.ts";
import {
  ChartDraftDocument,
  ChartVersionReviewDocument,
  ChartVersionStepDocument,
} from "./editor.generated.ts";
import type { OpenChart, Version } from "./editorParts.ts";

export type OwnStep = Extract<ChartAction, "SUBMIT" | "WITHDRAW" | "ARCHIVE">;
export type ReviewStep = Extract<ChartAction, "APPROVE" | "REJECT" | "SUSPEND" | "RESUME">;

/** The steps of a version: those of its owner, and those of who decides. */
export function useChartSteps(chart: OpenChart, version: Version, onChanged: () => void) {
  const words = useWords(chartTexts);
  const mutate = useMutate();
  const once = useOnce();
  const navigate = useNavigate();
  const tellError = useErrorToast();
  const named = { chart: chart.name, number: version.number };
  const [drawer, ask] = useReasonedStep({ label: words("fields.reason"), onDone: onChanged });
  const send = async (action: ReviewStep, note: string, expectedVersion = version.version) =>
    await once([version.id, action, note, expectedVersion], (idempotencyKey) =>
      mutate(ChartVersionReviewDocument, { id: version.id, action, note, expectedVersion, idempotencyKey }),
    );
  const did = async (work: () => Promise<unknown>, text: string) => {
    try {
      if (!(await work())) return;
      showToast({ tone: "success", text });
    } catch (thrown) {
      tellError(thrown);
    }
    onChanged();
  };
  const asked = async (action: OwnStep | ReviewStep) =>
    await confirm({
      title: words(`ask.${action}`, named),
      text: words(`askText.${action}`),
      action: words(`actions.${action}`),
      tone: action === "ARCHIVE" ? "danger" : "neutral",
    });
  return {
    drawer: drawer satisfies ReactNode,
    /** `expectedVersion` is of what was kept last. */
    own: async (action: OwnStep, expectedVersion: number) => {
      if (action !== "WITHDRAW" && !(await asked(action))) return;
      await did(
        () =>
          once([version.id, action, expectedVersion], (idempotencyKey) =>
            mutate(ChartVersionStepDocument, { id: version.id, action, expectedVersion, idempotencyKey }),
          ),
        words(`did.${action}`, named),
      );
    },
    decide: async (action: ReviewStep) => {
      if (action === "REJECT" || action === "SUSPEND") {
        ask({
          title: words(`ask.${action}`, named),
          meta: words(`askText.${action}`),
          submitLabel: words(`actions.${action}`),
          run: async (reason) => {
            await send(action, reason);
            return words(`did.${action}`, named);
          },
        });
        return;
      }
      if (action === "APPROVE" && !(await asked(action))) return;
      await did(() => send(action, ""), words(`did.${action}`, named));
    },
    draft: async () => {
      try {
        const done = await once(version.id, (idempotencyKey) =>
          mutate(ChartDraftDocument, { versionId: version.id, idempotencyKey }),
        );
        if (!done) return;
        onChanged();
        void navigate(chartPath(chart.id));
      } catch (thrown) {
        tellError(thrown);
      }
    },
  };
}
