import { useApolloClient } from "@apollo/client/react";
import { useMemo, useState } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import type { Identified } from "#web/ui/table/parts/column.ts";
import {
  HostedAppBriefDocument,
  HostedAppDeleteDocument,
  HostedAppRestartDocument,
  HostedAppRestoreDocument,
  HostedAppSleepDocument,
  HostedAppStartDocument,
  HostedAppStopDocument,
} from "./apps.generated.ts";
import { type ActionName, type AppRow, appTexts } from "./appParts.ts";

const documents = {
  START: HostedAppStartDocument,
  STOP: HostedAppStopDocument,
  RESTART: HostedAppRestartDocument,
  SLEEP: HostedAppSleepDocument,
  RESTORE: HostedAppRestoreDocument,
} as const;

/** What can be done with apps without asking for more. */
export type PlainStep = keyof typeof documents;
const asked: readonly ActionName[] = ["STOP", "RESTART", "DELETE"];

export function useAppSteps() {
  const words = useWords(appTexts);
  const mutate = useMutate();
  const client = useApolloClient();
  const tellError = useErrorToast();
  // Of each app, while an answer is awaited: a second press takes no second step.
  const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set());
  const steps = useMemo(() => {
    const taken = new Set<string>();
    const agreed = async (step: PlainStep | "DELETE", names: readonly string[]) =>
      !asked.includes(step) ||
      (await confirm({
        title:
          names.length === 1
            ? words(`ask.${step}.one.title`, { name: names[0] })
            : words(`ask.${step}.title`, { count: names.length }),
        text:
          names.length === 1
            ? words(`ask.${step}.one.text`)
            : words(`ask.${step}.text`, { names: names.join(", ") }),
        action: words(`actions.${step}`),
        ...(step !== "DELETE" && { tone: "neutral" as const }),
      }));
    const run = async (step: PlainStep | "DELETE", { id, name }: Pick<AppRow, "id" | "name">) => {
      if (step === "DELETE") await mutate(HostedAppDeleteDocument, { id, confirm: name });
      else await mutate(documents[step], { id });
      // What came of it may have been told before the answer.
      const query = {
        query: HostedAppBriefDocument,
        variables: { id },
        fetchPolicy: "network-only",
      } as const;
      await client.query(query).catch(() => undefined);
    };
    return {
      one: async (step: PlainStep, app: Pick<AppRow, "id" | "name">): Promise<void> => {
        if (taken.has(app.id) || !(await agreed(step, [app.name]))) return;
        setUnderWay(new Set(taken.add(app.id)));
        await run(step, app).then(
          () => showToast({ tone: "success", text: words(`done.${step}`, { names: app.name }) }),
          tellError,
        );
        taken.delete(app.id);
        setUnderWay(new Set(taken));
      },
      /** To each of several apps that takes the step now; the others are left alone. */
      several: async (step: PlainStep | "DELETE", rows: readonly Identified[]): Promise<boolean> => {
        try {
          const found = await Promise.all(
            rows.map(
              async ({ id }) =>
                (
                  await client.query({
                    query: HostedAppBriefDocument,
                    variables: { id },
                    fetchPolicy: "no-cache",
                  })
                ).data?.app,
            ),
          );
          const able = found.flatMap((app) =>
            app?.actions.some(({ name, allowed }) => name === step && allowed) ? [app] : [],
          );
          if (able.length === 0) {
            showToast({ tone: "warning", text: words("noneAble", { action: words(`actions.${step}`) }) });
            return false;
          }
          if (
            !(await agreed(
              step,
              able.map(({ name }) => name),
            ))
          )
            return false;
          for (const app of able) await run(step, app);
          showToast({
            tone: "success",
            text: words(`done.${step}`, { names: able.map(({ name }) => name).join(", ") }),
          });
          return true;
        } catch (thrown) {
          tellError(thrown);
          return false;
        }
      },
    };
  }, [words, mutate, client, tellError]);
  return { ...steps, underWay };
}
