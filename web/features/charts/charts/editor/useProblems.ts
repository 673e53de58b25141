import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { fetchUncached } from "#web/lib/graphql/operations.ts";
import { ChartProblemsDocument } from "./editor.generated.ts";
import type { Problem } from "./editorParts.ts";
import type { Draft } from "./useDraft.ts";

/** How long nothing is written before the files are looked at, in milliseconds. */
const REST = 500;

/** What is wrong with the files as they are written now; what was found last while the gateway is away. */
export function useProblems(
  versionId: string,
  { changes, kept }: Pick<Draft, "changes" | "kept">,
): readonly Problem[] {
  const client = useApolloClient();
  const [problems, set] = useState<readonly Problem[]>([]);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      try {
        const found = await fetchUncached(client, ChartProblemsDocument, { versionId, changes });
        if (!isOver) set(found.problems);
      } catch {
        // What cannot be looked at now is looked at when it is saved.
      }
    };
    const timer = setTimeout(() => void look(), changes.length === 0 ? 0 : REST);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, versionId, changes, kept]);
  return problems;
}
