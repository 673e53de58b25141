import { useSearchParams } from "#web/lib/navigation/place.ts";
import { can } from "#web/lib/session/ability.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ListScreen } from "#web/ui/table/ListScreen.tsx";
import { preloadList, useLiveList } from "#web/ui/table/useLiveList.ts";
import { orderList, orderListDocuments } from "./orderList.ts";
import { orderListPath, orderTexts } from "./orderParts.ts";
import { ScopeLink } from "./ScopeLink.tsx";
import { useProductOrderRightsQuery } from "./orders.generated.ts";
import { useOrderRows } from "./useOrderRows.tsx";
import { useViewCounts } from "./useViewCounts.ts";

export const preload = preloadList(orderList, orderListDocuments);

export function Page() {
  const words = useWords(orderTexts);
  const [search] = useSearchParams();
  const isAll = search.get("scope") === "all";
  const live = useLiveList(orderList, orderListDocuments);
  const { data } = useProductOrderRightsQuery();
  const maySeeAll = can(data?.viewer?.permissions ?? [], "manage", "MoneyReview");
  const counts = useViewCounts(isAll);
  const total = live.table.page.page?.total;
  return (
    <ListScreen
      live={live}
      rows={useOrderRows(isAll)}
      status={[total === undefined ? undefined : words("count", { count: total })]}
      counts={counts}
      exportPath="/api/orders/export"
    >
      {maySeeAll && <ScopeLink isAll={isAll} to={isAll ? orderListPath : `${orderListPath}?scope=all`} />}
    </ListScreen>
  );
}
