import type { ApolloClient } from "@apollo/client";
import { can } from "#web/lib/session/ability.ts";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useTab } from "#web/lib/navigation/useTab.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { offsetHere } from "#web/lib/texts/timeZone.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { DetailSkeleton } from "#web/ui/feedback/DetailSkeleton.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { PageTabs } from "#web/ui/page/PageTabs.tsx";
import { WalletActions } from "./WalletActions.tsx";
import { walletTexts } from "./walletParts.ts";
import { WalletChangesDocument, WalletHomeDocument, useWalletHomeQuery } from "./wallets.generated.ts";
import { WalletTab } from "./WalletTab.tsx";

const Waiting = () => <CardSkeleton label={useWords(walletTexts)("title")} lines={8} />;
const UsageTab = lazyComponent(() => import("./UsageTab.tsx"), "UsageTab", {
  texts: ["ledgerUsage"],
  Waiting,
});
const ProofTab = lazyComponent(() => import("./ProofTab.tsx"), "ProofTab", { Waiting });
const ReviewTab = lazyComponent(() => import("./review/ReviewTab.tsx"), "ReviewTab", {
  texts: ["ledgerRecharges", "ledgerTransfers"],
  Waiting,
});

export const preload = (_: URL, client: ApolloClient) =>
  startQuery(client, WalletHomeDocument, { offset: offsetHere() });

const tabs = ["ledger", "usage", "proof", "review"] as const;
const contents = { usage: UsageTab, proof: ProofTab, review: ReviewTab };

export function Page() {
  const words = useWords(walletTexts);
  const format = useFormat();
  const [asked, show] = useTab(tabs);
  const { data, error, refetch } = useWalletHomeQuery({
    variables: { offset: offsetHere() },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch();
  useChanges(WalletChangesDocument, again, data !== undefined);
  if (!data)
    return error ? (
      <ErrorState title={words("failed")} error={error} onRetry={refetch} />
    ) : (
      <DetailSkeleton label={words("title")} />
    );
  const { wallet, viewer } = data;
  const may = (subject: string) => can(viewer?.permissions ?? [], "read", subject);
  const guards: Readonly<Record<string, boolean>> = { proof: may("Ledger"), review: may("MoneyReview") };
  const shown = tabs.filter((one) => guards[one] ?? true);
  const tab = shown.find((one) => one === asked) ?? "ledger";
  const Content = tab === "ledger" ? WalletTab : contents[tab];
  return (
    <>
      <PageHeader
        title={words("title")}
        status={[words("period", { month: format.month(wallet.now) }), words("order")]}
        actions={<WalletActions />}
      />
      <PageTabs
        label={words("title")}
        tabs={shown.map((id) => ({ id, label: words(`tabs.${id}`) }))}
        tab={tab}
        onTab={show}
      >
        <Content wallet={wallet} />
      </PageTabs>
    </>
  );
}
