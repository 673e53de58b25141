import { useApolloClient } from "@apollo/client/react";
import { useMemo, useState } from "react";
import { toAppError } from "#web/lib/errors/appError.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { useInTurn } from "#web/ui/feedback/useInTurn.ts";
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
import { type AppStand, wasTaken } from "./stepTaken.ts";

const documents = {
  START: HostedAppStartDocument,
  STOP: HostedAppStopDocument,
  RESTART: HostedAppRestartDocument,
  SLEEP: HostedAppSleepDocument,
  RESTORE: HostedAppRestoreDocument,
} as const;

/** What can be done with apps without asking for more. */
export type PlainStep = keyof typeof documents;
type Step = PlainStep | "DELETE";
type Taking = Pick<AppRow, "id" | "name"> & Pick<AppStand, "deployment">;
/** A chosen app: with its deployment where the list knew it as it was chosen. */
type Chosen = Identified & Partial<Pick<AppStand, "deployment">>;
const asked: readonly ActionName[] = ["STOP", "RESTART", "DELETE"];

export function useAppSteps() {
  const words = useWords(appTexts);
  const mutate = useMutate();
  const client = useApolloClient();
  const once = useOnce();
  const inTurn = useInTurn();
  const tellError = useErrorToast();
  // Of each app, while an answer is awaited: a second press takes no second step.
  const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set());
  const steps = useMemo(() => {
    const taken = new Set<string>();
    const agreed = async (step: Step, names: readonly string[]) =>
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
    const look = async (id: string) =>
      (
        await client.query({
          query: HostedAppBriefDocument,
          variables: { id },
          fetchPolicy: "network-only",
        })
      ).data?.app;
    /** Takes a step, and looks at what came of it, which may have been told before the answer, or be all that is told. */
    const run = async (step: Step, { id, name, deployment }: Taking): Promise<void> => {
      const before = deployment?.id;
      try {
        await once([step, id, before], async (idempotencyKey) =>
          step === "DELETE"
            ? await mutate(HostedAppDeleteDocument, { id, confirm: name, idempotencyKey })
            : await mutate(documents[step], { id, idempotencyKey }),
        );
        await look(id).catch(() => undefined);
      } catch (thrown) {
        const now = await look(id).catch(() => undefined);
        if (toAppError(thrown).code !== "NETWORK" || !now || !wasTaken(step, before, now)) throw thrown;
      }
    };
    const said = (step: Step, apps: readonly Pick<AppRow, "name">[]) =>
      showToast({
        tone: "success",
        text: words(`done.${step}`, { names: apps.map(({ name }) => name).join(", ") }),
      });
    return {
      one: async (step: PlainStep, app: Taking): Promise<void> => {
        if (taken.has(app.id) || !(await agreed(step, [app.name]))) return;
        setUnderWay(new Set(taken.add(app.id)));
        await run(step, app).then(() => said(step, [app]), tellError);
        taken.delete(app.id);
        setUnderWay(new Set(taken));
      },
      /** To each of several apps that takes the step now; the others are left alone. Answers those that it could not be done to. */
      several: async (step: Step, rows: readonly Chosen[]): Promise<boolean | readonly Identified[]> => {
        const found = await Promise.all(
          rows.map(async ({ id, deployment }) => {
            const query = {
              query: HostedAppBriefDocument,
              variables: { id },
              fetchPolicy: "no-cache",
            } as const;
            const app = (await client.query(query)).data?.app;
            return app && { ...app, ...(deployment && { deployment }) };
          }),
        );
        const able = found.flatMap((app) =>
          app?.actions.some(({ name, allowed }) => name === step && allowed) ? [app] : [],
        );
        if (able.length === 0) {
          showToast({ tone: "warning", text: words("noneAble", { action: words(`actions.${step}`) }) });
          return false;
        }
        const names = able.map(({ name }) => name);
        if (!(await agreed(step, names))) return false;
        return await inTurn({
          action: words(`actions.${step}`),
          rows: able,
          act: async (app) => await run(step, app),
          said: (done) => said(step, done),
        });
      },
    };
  }, [words, mutate, once, client, inTurn, tellError]);
  return { ...steps, underWay };
}
