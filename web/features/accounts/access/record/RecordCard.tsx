import { Button, makeStyles } from "@fluentui/react-components";
import { ArrowDownload16Regular } from "@fluentui/react-icons/svg/arrow-download";
import { useState } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type RecordEntryFragment, useSecurityRecordQuery } from "./record.generated.ts";
import { RecordFilters, type RecordWish } from "./RecordFilters.tsx";
import { kindGroups, periodDays, recordTexts } from "./recordParts.ts";
import { RecordTable } from "./RecordTable.tsx";

const RecordDrawer = lazyComponent(() => import("./RecordDrawer.tsx"), "RecordDrawer");
const exported = ["createdAt", "kind", "user", "actor", "address", "browser", "system", "session", "request"];
const dayLength = 86_400_000;

const useStyles = makeStyles({
  more: { justifySelf: "start" },
  none: { margin: 0, color: appTokens.colorNeutralForeground3 },
});

export function RecordCard() {
  const words = useWords(recordTexts);
  const styles = useStyles();
  const tellError = useErrorToast();
  const [asked, ask] = useState<{ wish: RecordWish; from: string | null }>({
    wish: { account: "", address: "", kinds: "all", period: "always" },
    from: null,
  });
  const [busy, setBusy] = useState(false);
  const { wish, from } = asked;
  const kinds = kindGroups[wish.kinds];
  const filter = {
    ...(kinds && { kinds: [...kinds] }),
    ...(wish.address !== "" && { address: wish.address }),
    ...(from !== null && { from }),
  };
  const account = wish.account === "" ? null : wish.account;
  const { data, previousData, error, refetch, fetchMore } = useSecurityRecordQuery({
    variables: { filter, account },
    fetchPolicy: "cache-and-network",
  });
  const [drawer, open] = useDrawer<RecordEntryFragment>((entry, state) => (
    <RecordDrawer entry={entry} {...state} />
  ));
  const shown = data ?? previousData;
  const failed = error && !data && (
    <ErrorState title={words("failed")} error={error} onRetry={() => void refetch().catch(tellError)} />
  );
  if (!shown) return failed || <CardSkeleton label={words("title")} lines={8} />;
  const { items, hasMore } = shown.audit;
  const choose = (next: RecordWish) => {
    const days = periodDays[next.period];
    const now = Date.parse(shown.viewer?.now ?? new Date().toISOString());
    ask({ wish: next, from: days === null ? null : new Date(now - days * dayLength).toISOString() });
  };
  const older = () => {
    setBusy(true);
    fetchMore({
      variables: { before: items.at(-1)?.id ?? null },
      updateQuery: (before, { fetchMoreResult: { audit } }) => ({
        ...before,
        audit: { ...audit, items: [...before.audit.items, ...audit.items] },
      }),
    })
      .catch(tellError)
      .finally(() => setBusy(false));
  };
  const search = new URLSearchParams(kinds?.map((kind) => ["kinds", kind]) ?? []);
  for (const [name, value] of Object.entries({ account, address: wish.address, from }))
    if (value) search.set(name, value);
  const headers = exported.map((id) => [id, words(`columns.${id}`)]);
  search.set("headers", JSON.stringify(Object.fromEntries(headers)));
  const isAll = account === null && Object.keys(filter).length === 0;
  return (
    <Card
      title={words("title")}
      line={words("line")}
      tools={
        <Button
          as="a"
          size="small"
          icon={<ArrowDownload16Regular />}
          href={`/api/accounts/audit/export?${search}`}
          download
        >
          {words("export")}
        </Button>
      }
    >
      <RecordFilters wish={wish} onWish={choose} />
      {failed ||
        (items.length === 0 ? (
          <p className={styles.none}>{words(isAll ? "empty" : "nothingFound")}</p>
        ) : (
          <RecordTable entries={items} onOpen={open} />
        ))}
      {!failed && hasMore && (
        <Button className={styles.more} size="small" disabledFocusable={busy} onClick={older}>
          {words("older")}
        </Button>
      )}
      {drawer}
    </Card>
  );
}
