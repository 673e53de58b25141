import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { toAppError } from "#web/lib/errors/appError.ts";
import { fetchUncached } from "#web/lib/graphql/operations.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { chartTexts } from "#web/features/charts/charts/chartParts.ts";
import { ChartFilesDocument, ChartVersionSaveDocument } from "./editor.generated.ts";
import type { Draft } from "./useDraft.ts";

/** Saves what is written. Where somebody else saved meanwhile, theirs is taken in under it, and nothing is lost. */
export function useSaving(id: string, { kept, changes, adopt }: Draft) {
  const words = useWords(chartTexts);
  const client = useApolloClient();
  const mutate = useMutate();
  const tellError = useErrorToast();
  const [isSaving, set] = useState(false);
  const failed = (thrown: unknown) => {
    tellError(thrown);
    return null;
  };
  const takeIn = async (): Promise<number | null> => {
    const { chartVersion } = await fetchUncached(client, ChartFilesDocument, { id });
    if (chartVersion) adopt(chartVersion);
    const now = new Map(chartVersion?.files.map(({ path, text }) => [path, text]));
    // It was saved before, and the answer was lost.
    if (chartVersion && changes.every(({ path, text }) => now.get(path) === (text ?? undefined))) {
      showToast({ tone: "success", text: words("did.SAVE") });
      return chartVersion.version;
    }
    showToast({ tone: "warning", text: words("editor.conflict") });
    return null;
  };
  /** Answers the version that holds all now; null where not all is kept. */
  const save = async (): Promise<number | null> => {
    if (changes.length === 0) return kept.version;
    set(true);
    try {
      const { version } = await mutate(ChartVersionSaveDocument, {
        id,
        changes: [...changes],
        expectedVersion: kept.version,
      });
      adopt({ version: version.version, files: version.files });
      showToast({ tone: "success", text: words("did.SAVE") });
      return version.version;
    } catch (thrown) {
      if (toAppError(thrown).code === "VERSION_CONFLICT") return await takeIn().catch(failed);
      return failed(thrown);
    } finally {
      set(false);
    }
  };
  return { isSaving, save };
}
