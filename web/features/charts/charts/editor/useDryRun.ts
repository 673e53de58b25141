import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { type AppError, toAppError } from "#web/lib/errors/appError.ts";
import { fetchUncached } from "#web/lib/graphql/operations.ts";
import { ChartDryRunDocument, type ChartDryRunQuery } from "./editor.generated.ts";

export interface DryRun {
  result: ChartDryRunQuery["run"] | undefined;
  error: AppError | undefined;
  isRunning: boolean;
}

/** Has helm render a version that is kept. */
export function useDryRun(versionId: string): [DryRun, () => Promise<void>] {
  const client = useApolloClient();
  const [run, set] = useState<DryRun>({ result: undefined, error: undefined, isRunning: false });
  const start = async () => {
    set((now) => ({ ...now, error: undefined, isRunning: true }));
    try {
      const { run: result } = await fetchUncached(client, ChartDryRunDocument, { versionId });
      set({ result, error: undefined, isRunning: false });
    } catch (thrown) {
      set({ result: undefined, error: toAppError(thrown), isRunning: false });
    }
  };
  return [run, start];
}
