import type { TypedDocumentNode } from "@apollo/client";
import type { ComponentType } from "react";
import { useParams } from "#web/lib/navigation/place.ts";
import type { ChangeKind } from "#web/generated/types.ts";
import { useDocumentQuery } from "#web/lib/graphql/operations.ts";
import { useChanges } from "#web/lib/list/useChanges.ts";
import type { PageModule } from "#web/lib/navigation/area.ts";
import { preloadRecord } from "#web/lib/navigation/preloadRecord.ts";
import { useScreen } from "#web/lib/navigation/useScreen.ts";
import type { TextPlace } from "#web/lib/texts/words.ts";
import { readAgain } from "#web/lib/graphql/readAgain.ts";
import { useOncePerBurst } from "#web/lib/timing/useOncePerBurst.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

const RecordPresence = lazyComponent(() => import("#web/ui/page/RecordPresence.tsx"), "RecordPresence");
const RecordMissing = lazyComponent(() => import("./missing/RecordMissing.tsx"), "RecordMissing");

/** What the screen of a record is given. */
export interface RecordProps<TRecord> {
  record: TRecord;
  /** Asks the gateway again and answers the record, undefined when it is gone. */
  reload: () => Promise<TRecord | undefined>;
}

/** What the screen of one record is made of. */
export interface RecordScreenOptions<TRecord> {
  /** The type of the record in the schema, `Product`, where the screen itself says who else is at it; a form does that too. */
  type?: string;
  /** The path of its route, with `:id`. */
  pattern: string;
  /** The query; its field is called `record`. */
  document: TypedDocumentNode<{ record?: TRecord | null }, { id: string }>;
  /**
   * Where its texts stand: `gone.title`, `gone.text` with `id` and `gone.action`, which leads to its list, when there is none
   * with this id; `failedOne` when it could not be fetched.
   */
  texts: TextPlace;
  /** What happens to records of its kind, as it happens: fields change by themselves, all else is asked for again. Its field is called `change`. */
  changes?: TypedDocumentNode<{ change: { kind: ChangeKind; id: string } }, Record<string, never>>;
  /**
   * The gateway works on it by itself: what comes of a step may be told before the answer to the step. It is asked for again
   * after what is told of it, so that the answer does not have the last word.
   */
  isWorkedOn?: boolean;
  /** Stands in the shape of the screen while the record comes. */
  Skeleton: ComponentType<{ label: string }>;
  Screen: ComponentType<RecordProps<TRecord>>;
}

/** Makes the module of a record's screen: it is coming, it is gone, it could not be fetched, or it is here, with those who are at it too. */
export function recordScreen<TRecord>(options: RecordScreenOptions<TRecord>): Required<PageModule> {
  const { type, pattern, document, texts, changes, isWorkedOn = false, Skeleton, Screen } = options;

  function Record({ id }: { id: string }) {
    const { title } = useScreen();
    const { data, previousData, error, loading, refetch } = useDocumentQuery(document, { variables: { id } });
    // What is asked for again stays.
    const record = (data ?? (loading ? previousData : undefined))?.record;

    if (record)
      return (
        <>
          {type !== undefined && <RecordPresence apart record={`${type}:${id}`} editing={false} />}
          {changes && (
            <Follow id={id} changes={changes} isWorkedOn={isWorkedOn} again={() => void refetch()} />
          )}
          <Screen record={record} reload={() => readAgain(refetch)} />
        </>
      );
    if (loading) return <Skeleton label={title} />;
    return <RecordMissing texts={texts} id={id} error={error} onRetry={refetch} />;
  }

  function Page() {
    const { id = "" } = useParams();
    return <Record key={id} id={id} />;
  }
  return { Page, preload: preloadRecord(pattern, document) };
}

interface FollowProps extends Required<Pick<RecordScreenOptions<unknown>, "changes" | "isWorkedOn">> {
  id: string;
  again: () => void;
}

function Follow({ id, changes, isWorkedOn, again }: FollowProps) {
  const afterwards = useOncePerBurst(again);
  useChanges(changes, (change) => {
    if (change.id !== id) return;
    if (change.kind !== "UPDATED") again();
    else if (isWorkedOn) afterwards();
  });
  return null;
}
