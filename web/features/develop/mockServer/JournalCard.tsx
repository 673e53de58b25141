import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { useOncePerBurst } from "#web/lib/timing/useOncePerBurst.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { SearchBox } from "#web/ui/table/parts/SearchBox.tsx";
import { JournalTable } from "./JournalTable.tsx";
import {
  useMockJournalAddedSubscription,
  useMockJournalClearMutation,
  useMockJournalQuery,
} from "./mockServer.generated.ts";
import { useMockStyles } from "./mockStyles.ts";

const JournalDrawer = lazyComponent(() => import("./JournalDrawer.tsx"), "JournalDrawer");
const itemsPerPage = 25;

export function JournalCard() {
  const styles = useMockStyles();
  const { t } = useTranslation("mockServer");
  const { number } = useFormat();
  const tellError = useErrorToast();
  const [q, setQ] = useState("");
  const [failed, setFailed] = useState(false);
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<string | null>(null);
  const [everOpened, setEverOpened] = useState(false);
  const variables = { page, itemsPerPage, filter: { q, ...(failed && { failed }) } };
  const { data, previousData, error, refetch } = useMockJournalQuery({
    variables,
    fetchPolicy: "cache-and-network",
  });
  const [clearJournal] = useMockJournalClearMutation();
  const look = useOncePerBurst(() => void refetch());
  useMockJournalAddedSubscription({ skip: data === undefined, onData: look });
  const journal = (data ?? previousData)?.journal;
  const lastPage = Math.max(Math.ceil((journal?.total ?? 0) / itemsPerPage), 1);

  const clear = async () => {
    if (
      !(await confirm({
        title: t("journal.clearTitle"),
        text: t("journal.clearText"),
        action: t("journal.clear"),
      }))
    )
      return;
    await clearJournal().catch(tellError);
    setPage(1);
    void refetch();
  };
  const open = (id: string) => {
    setEverOpened(true);
    setOpened(id);
  };
  return (
    <Card title={t("journal.title")}>
      <div className={styles.bar}>
        <SearchBox
          label={t("journal.search")}
          value={q}
          onSearch={(text) => {
            setQ(text.trim());
            setPage(1);
          }}
        />
        <label className={styles.bar}>
          <CheckBox
            checked={failed}
            onChange={() => {
              setFailed(!failed);
              setPage(1);
            }}
          />
          {t("journal.failedOnly")}
        </label>
        <Button appearance="subtle" className={styles.push} onClick={() => void clear()}>
          {t("journal.clear")}
        </Button>
      </div>
      {error && !journal && <ErrorState title={t("journal.failed")} error={error} onRetry={refetch} />}
      {journal?.total === 0 && <EmptyState title={t("journal.emptyTitle")} text={t("journal.emptyText")} />}
      {journal && journal.total > 0 && <JournalTable entries={journal.items} onOpen={open} />}
      {journal && journal.total > itemsPerPage && (
        <div className={styles.bar}>
          <span className={styles.quiet}>
            {t("journal.pageOf", { page: number(page), last: number(lastPage) })}
          </span>
          <Button
            className={styles.push}
            size="small"
            disabledFocusable={page <= 1}
            onClick={() => setPage(page - 1)}
          >
            {t("journal.newer")}
          </Button>
          <Button size="small" disabledFocusable={page >= lastPage} onClick={() => setPage(page + 1)}>
            {t("journal.older")}
          </Button>
        </div>
      )}
      {everOpened && <JournalDrawer id={opened} onClose={() => setOpened(null)} />}
    </Card>
  );
}
