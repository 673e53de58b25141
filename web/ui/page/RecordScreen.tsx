import type { TypedDocumentNode } from "@apollo/client";
import type { ReactNode } from "react";
import { useDocumentQuery } from "#web/lib/graphql/operations.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";

/** What the screen of one record is made of. */
export interface RecordScreenProps<TRecord> {
  /** The query; its field is called `record`. */
  document: TypedDocumentNode<{ record?: TRecord | null }, { id: string }>;
  id: string;
  /** Stands in the shape of the screen while the record comes. */
  skeleton: ReactNode;
  /** The title when it could not be fetched. */
  failed: string;
  /** What is said when there is none with this id, and the way back to all of them. */
  gone: { title: string; text: string; action: string; to: string };
  /** The screen; `reload` asks the gateway again and answers the record, undefined when it is gone. */
  children: (record: TRecord, reload: () => Promise<TRecord | undefined>) => ReactNode;
}

/** The frame of a record's screen: it is coming, it is gone, it could not be fetched, or it is here. */
export function RecordScreen<TRecord>(props: RecordScreenProps<TRecord>) {
  const { document, id, skeleton, failed, gone, children } = props;
  const { data, previousData, error, loading, refetch } = useDocumentQuery(document, { variables: { id } });
  // What is asked for again stays; another record's answer is none.
  const record = (data ?? (loading ? previousData : undefined))?.record;

  if (record) return children(record, async () => (await refetch()).data?.record ?? undefined);
  if (loading) return skeleton;
  if (error) return <ErrorState title={failed} error={error} onRetry={() => void refetch()} />;
  return (
    <EmptyState
      level={1}
      title={gone.title}
      text={gone.text}
      actions={<ActionLink appearance="primary" action={{ label: gone.action, to: gone.to }} />}
    />
  );
}
