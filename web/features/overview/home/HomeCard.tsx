import type { ReactNode } from "react";
import type { AppError } from "#web/lib/errors/appError.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { homeTexts } from "./homeParts.ts";

interface HomeCardProps<TData> {
  id: string;
  answer: { data?: TData | undefined; error?: AppError | undefined; refetch: () => Promise<unknown> };
  line?: (data: TData) => string | undefined;
  tools?: ReactNode;
  /** The children are a card of their own. */
  bare?: boolean;
  children: (data: TData) => ReactNode;
}

/** A card that reads what the screen's one query brought, and asks for itself where that failed. */
export function HomeCard<TData>({ id, answer, line, tools, bare = false, children }: HomeCardProps<TData>) {
  const words = useWords(homeTexts);
  const { data, error, refetch } = answer;
  const title = words(`cards.${id}`);
  if (data === undefined && error === undefined) return <CardSkeleton label={title} />;
  if (data !== undefined)
    return bare ? (
      children(data)
    ) : (
      <Card title={title} line={line?.(data)} tools={tools}>
        {children(data)}
      </Card>
    );
  return (
    <Card title={title}>
      {error && <ErrorState title={words("failed")} error={error} onRetry={refetch} />}
    </Card>
  );
}
