import { Button } from "@fluentui/react-components";
import type { ReactNode } from "react";
import type { AppError } from "#web/lib/errors/appError.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { EntryList, type Entry } from "#web/ui/detail/EntryList.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { agentTexts } from "#web/features/partners/agents/agentParts.ts";

export const PAGE = 10;
export const MOST = 100;

export interface ReviewCardProps {
  /** Its key in the texts. */
  name: string;
  entries: readonly Entry[] | undefined;
  total: number;
  error: AppError | undefined;
  tools?: ReactNode;
  onMore: () => void;
  onRetry: () => void;
}

/** One list of what finance decides on. */
export function ReviewCard({ name, entries, total, error, tools, onMore, onRetry }: ReviewCardProps) {
  const words = useWords(agentTexts);
  const title = words(`review.${name}.title`);
  if (!entries && !error) return <CardSkeleton label={title} lines={4} />;
  return (
    <Card title={title} line={words(`review.${name}.line`)} {...(tools !== undefined && { tools })}>
      {entries ? (
        <EntryList label={title} empty={words(`review.${name}.none`)} entries={[...entries]} />
      ) : (
        error && <ErrorState title={words("review.failed")} error={error} onRetry={onRetry} />
      )}
      {entries && entries.length < Math.min(total, MOST) && (
        <Button size="small" onClick={onMore}>
          {words("review.more")}
        </Button>
      )}
    </Card>
  );
}
