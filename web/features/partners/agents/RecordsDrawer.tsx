import { Button } from "@fluentui/react-components";
import { Money20Regular } from "@fluentui/react-icons/svg/money";
import { useState } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { useAgentWithdrawalsQuery } from "./agents.generated.ts";
import { agentTexts, withdrawalLooks } from "./agentParts.ts";

const PAGE = 10;
const MOST = 100;

/** All withdrawals, the newest first. */
export function RecordsDrawer(state: DrawerState) {
  const words = useWords(agentTexts);
  const format = useFormat();
  const [pages, show] = useState(1);
  const { data, previousData, error, refetch } = useAgentWithdrawalsQuery({
    variables: { itemsPerPage: Math.min(pages * PAGE, MOST) },
    fetchPolicy: "cache-and-network",
  });
  const shown = (data ?? previousData)?.withdrawals;
  const pill = pillOf(words, "withdrawals", withdrawalLooks);
  return (
    <Drawer {...state} title={words("records.title")}>
      {!shown ? (
        error ? (
          <ErrorState title={words("records.failed")} error={error} onRetry={refetch} />
        ) : (
          <CardSkeleton label={words("records.title")} lines={6} />
        )
      ) : (
        <>
          <EntryList
            label={words("records.title")}
            empty={words("records.none")}
            entries={shown.items.map(({ id, amount, method, tail, status, createdAt, reason }) => ({
              id,
              icon: <Money20Regular />,
              title: format.micros(amount),
              pills: pill(status),
              lines: [
                words("records.to", { method: words(`methods.${method}`), tail }),
                format.dateTime(createdAt),
                reason ?? false,
              ],
            }))}
          />
          {shown.items.length < Math.min(shown.total, MOST) && (
            <Button size="small" onClick={() => show(pages + 1)}>
              {words("records.more")}
            </Button>
          )}
        </>
      )}
    </Drawer>
  );
}
