import type { ApolloClient } from "@apollo/client";
import { Button } from "@fluentui/react-components";
import { TicketDiagonal20Regular } from "@fluentui/react-icons/svg/ticket-diagonal";
import { PointsTabs } from "#web/features/ledger/shared/PointsTabs.tsx";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useParams } from "#web/lib/navigation/place.ts";
import { can } from "#web/lib/session/ability.ts";
import { useSession } from "#web/lib/session/session.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { CouponsTab } from "./CouponsTab.tsx";
import { GoodsTab } from "./GoodsTab.tsx";
import { RecordsTab } from "./RecordsTab.tsx";
import { StoreBalanceDocument, StorePointsChangesDocument, useStoreBalanceQuery } from "./store.generated.ts";
import { storeTexts } from "./storeParts.ts";

const CodeDrawer = lazyComponent(() => import("./CodeDrawer.tsx"), "CodeDrawer");

const tabs = ["coupons", "goods", "records"] as const;

export const preload = (_: URL, client: ApolloClient) => startQuery(client, StoreBalanceDocument, {});

export function Page() {
  const words = useWords(storeTexts);
  const format = useFormat();
  const { tab: wanted } = useParams();
  const tab = tabs.find((one) => one === wanted) ?? "coupons";
  const { data, refetch } = useStoreBalanceQuery({ fetchPolicy: "cache-and-network" });
  const balance = data?.points.balance;
  useChanges(StorePointsChangesDocument, () => void refetch().catch(() => undefined), data !== undefined);
  const mayManage = can(useSession()?.rules ?? [], "manage", "Promotion");
  const [drawer, open] = useDrawer<true>((_, state) => <CodeDrawer {...state} />);
  return (
    <>
      <PageHeader
        title={words("title")}
        status={[
          balance === undefined
            ? undefined
            : words("have", { count: balance, shown: format.number(balance) }),
        ]}
        actions={
          <span onPointerEnter={() => void CodeDrawer.preload()}>
            <Button icon={<TicketDiagonal20Regular />} onClick={() => open(true)}>
              {words("code.action")}
            </Button>
          </span>
        }
      />
      <PointsTabs tab={tab}>
        {tab === "coupons" && <CouponsTab mayManage={mayManage} />}
        {tab === "goods" && <GoodsTab balance={balance} mayManage={mayManage} />}
        {tab === "records" && <RecordsTab />}
      </PointsTabs>
      {drawer}
    </>
  );
}
