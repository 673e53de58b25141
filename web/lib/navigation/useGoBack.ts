import { isRecord } from "#web/lib/isRecord.ts";
import { useLocation, useNavigate } from "./place.ts";

/** Goes back to where one came from within the console; to `path` when the screen was opened directly. */
export function useGoBack(path: string): () => void {
  const navigate = useNavigate();
  const isFirst = useLocation().key === "default";
  return () => {
    // The first place may have been taken by another since: by what signing in leads to.
    const entry: unknown = window.history.state;
    if (isFirst || (isRecord(entry) && entry["idx"] === 0)) void navigate(path);
    else void navigate(-1);
  };
}
