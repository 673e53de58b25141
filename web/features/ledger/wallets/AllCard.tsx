import { Button, makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import { SearchBox } from "#web/ui/table/parts/SearchBox.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useLedgerTransactionsQuery, type LedgerTransactionsQuery } from "./proof.generated.ts";
import { shortId, sumOf, typeTexts, walletTexts } from "./walletParts.ts";

type Transaction = LedgerTransactionsQuery["ledgerTransactions"]["items"][number];

const useStyles = makeStyles({
  tools: { display: "flex", flexWrap: "wrap", gap: "8px" },
  none: { margin: 0, color: appTokens.colorNeutralForeground3 },
  more: { justifySelf: "start" },
  id: { fontFamily: appTokens.fontFamilyMonospace, fontSize: appTokens.fontSizeBase200 },
});

/** Everybody's movements, newest first. */
export function AllCard() {
  const styles = useStyles();
  const words = useWords(walletTexts);
  const types = useWords(typeTexts);
  const format = useFormat();
  const tellError = useErrorToast();
  const [account, setAccount] = useState("");
  const [busy, setBusy] = useState(false);
  const { data, previousData, error, refetch, fetchMore } = useLedgerTransactionsQuery({
    variables: { filter: account === "" ? {} : { account } },
    fetchPolicy: "cache-and-network",
  });
  const shown = (data ?? previousData)?.ledgerTransactions;
  if (!shown)
    return error ? (
      <ErrorState title={words("lines.failed")} error={error} onRetry={refetch} />
    ) : (
      <CardSkeleton label={words("all.title")} lines={8} />
    );
  const older = () => {
    setBusy(true);
    fetchMore({
      variables: { before: shown.items.at(-1)?.id ?? null },
      updateQuery: (before, { fetchMoreResult: { ledgerTransactions } }) => ({
        ledgerTransactions: {
          ...ledgerTransactions,
          items: [...before.ledgerTransactions.items, ...ledgerTransactions.items],
        },
      }),
    })
      .catch(tellError)
      .finally(() => setBusy(false));
  };
  const nameOf = ({ account: own, platform, channel, holder }: Transaction["entries"][number]) =>
    own
      ? words("proof.of", { account: words(`accounts.${own}`), holder })
      : words(`proof.platform.${platform ?? "ROUNDING"}`, {
          channel: words(`channels.${channel ?? "OTHER"}`),
        });
  const side = ({ entries }: Transaction, comes: boolean) =>
    format.list(entries.filter(({ delta }) => delta.startsWith("-") !== comes).map(nameOf));
  return (
    <Card
      title={words("all.title")}
      line={words("all.line")}
      tools={
        <SearchBox
          label={words("all.account")}
          value={account}
          onSearch={(text) => setAccount(text.trim())}
        />
      }
    >
      {shown.items.length === 0 ? (
        <p className={styles.none}>{words("lines.nothing")}</p>
      ) : (
        <PlainTable
          label={words("all.title")}
          rows={shown.items}
          columns={[
            {
              id: "type",
              label: words("lines.fields.what"),
              width: 150,
              cell: ({ type }) => types(type),
            },
            {
              id: "at",
              label: words("lines.fields.at"),
              width: 150,
              cell: ({ at }) => `${format.shortDay(at)} ${format.clock(at)}`,
            },
            {
              id: "id",
              label: words("lines.fields.id"),
              width: 158,
              cell: ({ id }) => (
                <bdi dir="ltr" className={styles.id} title={id}>
                  {shortId(id)}
                </bdi>
              ),
            },
            { id: "from", label: words("all.from"), cell: (row) => side(row, false) },
            { id: "to", label: words("all.to"), cell: (row) => side(row, true) },
            {
              id: "amount",
              label: words("all.amount"),
              width: 120,
              end: true,
              cell: ({ entries }) =>
                format.micros(
                  sumOf(entries.map(({ delta }) => delta).filter((delta) => !delta.startsWith("-"))),
                ),
            },
          ]}
        />
      )}
      {shown.hasMore && (
        <Button className={styles.more} size="small" disabledFocusable={busy} onClick={older}>
          {words("all.older")}
        </Button>
      )}
    </Card>
  );
}
