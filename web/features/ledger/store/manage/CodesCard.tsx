import { Button } from "@fluentui/react-components";
import { Add16Regular } from "@fluentui/react-icons/svg/add";
import { Key20Regular } from "@fluentui/react-icons/svg/key";
import { useState } from "react";
import { PAGE, storeTexts } from "#web/features/ledger/shared/store/storeParts.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import {
  GiftCodeBatchDisableDocument,
  type ManagedBatchFragment,
  useManagedBatchesQuery,
} from "./manage.generated.ts";

const BatchDrawer = lazyComponent(() => import("./BatchDrawer.tsx"), "BatchDrawer");

export function CodesCard() {
  const words = useWords(storeTexts);
  const format = useFormat();
  const mutate = useMutate();
  const once = useOnce();
  const tellError = useErrorToast();
  const [pages, show] = useState(1);
  const { data, previousData, error, refetch } = useManagedBatchesQuery({
    variables: { page: 1, itemsPerPage: Math.min(pages * PAGE, 100) },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch();
  const [drawer, open] = useDrawer<true>((_, state) => <BatchDrawer {...state} onDone={again} />);
  const shown = (data ?? previousData)?.giftCodeBatches;
  if (!shown && !error) return <CardSkeleton label={words("codes.title")} lines={4} />;
  const disable = async ({ id, title }: ManagedBatchFragment) => {
    const agreed = await confirm({
      title: words("codes.disable.title", { title }),
      text: words("codes.disable.text"),
      action: words("codes.disable.action"),
    });
    if (!agreed) return;
    await once(id, (idempotencyKey) => mutate(GiftCodeBatchDisableDocument, { id, idempotencyKey })).catch(
      tellError,
    );
    again();
  };
  return (
    <Card
      title={words("codes.title")}
      line={words("codes.line")}
      tools={
        <Button size="small" icon={<Add16Regular />} onClick={() => open(true)}>
          {words("codes.add")}
        </Button>
      }
    >
      {!shown ? (
        error && <ErrorState title={words("codes.failed")} error={error} onRetry={refetch} />
      ) : (
        <EntryList
          label={words("codes.title")}
          empty={words("codes.none")}
          entries={shown.items.map((batch) => ({
            id: batch.id,
            icon: <Key20Regular />,
            title: <bdi>{batch.title}</bdi>,
            lines: [
              `${format.micros(batch.amount)} · ${words("codes.until", { day: format.date(batch.expiresAt) })}`,
              batch.counts
                .map(({ state, count }) =>
                  words(`codes.states.${state}`, { count, shown: format.number(count) }),
                )
                .join(" · "),
            ],
            end: batch.counts.some(({ state }) => state === "UNUSED") && (
              <Button
                size="small"
                aria-label={words("codes.disableOf", { title: batch.title })}
                onClick={() => void disable(batch)}
              >
                {words("codes.disable.action")}
              </Button>
            ),
          }))}
        />
      )}
      {shown && shown.items.length < Math.min(shown.total, 100) && (
        <Button size="small" onClick={() => show(pages + 1)}>
          {words("codes.more")}
        </Button>
      )}
      {drawer}
    </Card>
  );
}
