import type { AppError } from "#web/lib/errors/appError.ts";
import { useScreen } from "#web/lib/navigation/useScreen.ts";
import { type TextPlace, useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";

/** Why a record is not shown. */
export interface RecordMissingProps {
  texts: TextPlace;
  id: string;
  /** Why it could not be fetched; there is none with this id without one. */
  error: AppError | undefined;
  onRetry: () => void;
}

/** Stands for a record that is gone, with the way to its list, or that could not be fetched. */
export function RecordMissing({ texts, id, error, onRetry }: RecordMissingProps) {
  const words = useWords(texts);
  const { home } = useScreen();
  if (error) return <ErrorState title={words("failedOne")} error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      why="gone"
      level={1}
      title={words("gone.title")}
      text={words("gone.text", { id })}
      actions={<ActionLink appearance="primary" action={{ label: words("gone.action"), to: home }} />}
    />
  );
}
