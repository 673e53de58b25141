import { Button, makeStyles } from "@fluentui/react-components";
import { ArrowDownload16Regular } from "@fluentui/react-icons/svg/arrow-download";
import { useRefetchOn } from "#web/lib/graphql/useRefetchOn.ts";
import { useNavigate, useSearchParams } from "#web/lib/navigation/place.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { CardPager } from "#web/ui/table/CardPager.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { LineChoices } from "./LineChoices.tsx";
import { LineTable } from "./LineTable.tsx";
import { exportHref, linePlace, type LinePlace, searchOf, variablesOf } from "./linePlace.ts";
import { type Wallet, walletTexts } from "./walletParts.ts";
import { useWalletLinesQuery } from "./wallets.generated.ts";

const useStyles = makeStyles({
  none: { margin: 0, color: appTokens.colorNeutralForeground3 },
  stale: { opacity: 0.6 },
});
const exported = [
  "at",
  "id",
  "type",
  "cash",
  "gift",
  "frozen",
  "commission",
  "cashAfter",
  "giftAfter",
  "frozenAfter",
  "commissionAfter",
];

/** The ledger, newest first, with its filters. */
export function LinesCard({ wallet }: { wallet: Wallet }) {
  const styles = useStyles();
  const words = useWords(walletTexts);
  const format = useFormat();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const place = linePlace(search);
  const { data, previousData, error, refetch } = useWalletLinesQuery({
    variables: variablesOf(place, wallet.now),
    fetchPolicy: "cache-and-network",
  });
  const stamp = Object.values(wallet.balances).join(" ");
  useRefetchOn(stamp, refetch);
  const lines = (data ?? previousData)?.wallet.lines;
  const go = (change: Partial<LinePlace>) =>
    void navigate({ search: searchOf({ ...place, page: 1, ...change }) }, { preventScrollReset: true });
  if (!lines && !error) return <CardSkeleton label={words("lines.title")} lines={8} />;
  const headers = Object.fromEntries(exported.map((id) => [id, words(`lines.exported.${id}`)]));
  const isNarrowed = place.type !== null || place.account !== null || place.period !== null;
  const checked = wallet.checkedAt
    ? words("lines.checked", { at: format.dateTime(wallet.checkedAt) })
    : words("lines.unchecked");
  return (
    <Card
      title={words("lines.title")}
      line={checked}
      tools={
        <Button
          as="a"
          size="small"
          icon={<ArrowDownload16Regular />}
          href={exportHref(place, wallet.now, headers)}
          download
        >
          {words("lines.export")}
        </Button>
      }
    >
      <LineChoices place={place} onChoice={go} />
      {!lines ? (
        error && <ErrorState title={words("lines.failed")} error={error} onRetry={refetch} />
      ) : lines.items.length === 0 ? (
        <p className={styles.none}>{words(isNarrowed ? "lines.nothing" : "lines.empty")}</p>
      ) : (
        <div className={data ? "" : styles.stale}>
          <LineTable
            lines={lines.items}
            account={place.account}
            checkedAt={wallet.checkedAt ?? null}
            order={place.order}
            onOrder={(order) => go({ order })}
          />
        </div>
      )}
      {lines && (
        <CardPager
          page={place.page}
          itemsPerPage={place.size}
          total={lines.total}
          count={lines.items.length}
          href={(page) => searchOf({ ...place, page })}
          onItemsPerPage={(size) => go({ size })}
        />
      )}
    </Card>
  );
}
