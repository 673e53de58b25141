import type { ApolloClient } from "@apollo/client";
import { PointsTabs } from "#web/features/ledger/shared/PointsTabs.tsx";
import { CodeButton } from "#web/features/ledger/shared/store/CodeButton.tsx";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useParams } from "#web/lib/navigation/place.ts";
import { can } from "#web/lib/session/ability.ts";
import { useSession } from "#web/lib/session/session.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { CouponsTab } from "./CouponsTab.tsx";
import { GoodsTab } from "./GoodsTab.tsx";
import { RecordsTab } from "./RecordsTab.tsx";
import { StoreBalanceDocument, StorePointsChangesDocument, useStoreBalanceQuery } from "./store.generated.ts";
import { storeTexts } from "#web/features/ledger/shared/store/storeParts.ts";

const tabs = ["coupons", "goods", "records"] as const;

export const preload = (_: URL, client: ApolloClient) => startQuery(client, StoreBalanceDocument, {});

export function Page() {
  const words = useWords(storeTexts);
  const format = useFormat();
  const { tab: wanted } = useParams();
  const tab = tabs.find((one) => one === wanted) ?? "coupons";
  const { data, refetch } = useStoreBalanceQuery({ fetchPolicy: "cache-and-network" });
  const balance = data?.points.balance;
  useChanges(StorePointsChangesDocument, () => void refetch(), data !== undefined);
  const mayManage = can(useSession()?.rules ?? [], "manage", "Promotion");
  return (
    <>
      <PageHeader
        title={words("title")}
        status={[
          balance === undefined
            ? undefined
            : words("have", { count: balance, shown: format.number(balance) }),
        ]}
        actions={<CodeButton />}
      />
      <PointsTabs tab={tab}>
        {tab === "coupons" && <CouponsTab mayManage={mayManage} />}
        {tab === "goods" && <GoodsTab balance={balance} mayManage={mayManage} />}
        {tab === "records" && <RecordsTab />}
      </PointsTabs>
    </>
  );
}
