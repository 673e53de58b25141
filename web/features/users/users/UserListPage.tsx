import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { CheckmarkCircle20Regular } from "@fluentui/react-icons/svg/checkmark-circle";
import { Clock20Regular } from "@fluentui/react-icons/svg/clock";
import { DismissCircle20Regular } from "@fluentui/react-icons/svg/dismiss-circle";
import { PeopleTeam20Regular } from "@fluentui/react-icons/svg/people-team";
import { useApolloClient } from "@apollo/client/react";
import { refreshLists } from "#web/lib/list/listCache.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useCreateDrawer } from "#web/ui/drawer/useCreateDrawer.tsx";
import { StatCards } from "#web/ui/figure/StatCards.tsx";
import { ImportButton } from "#web/ui/table/ImportButton.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { useRowsDrawer } from "#web/ui/record/useRowsDrawer.tsx";
import { ListScreen } from "#web/ui/table/ListScreen.tsx";
import { preloadList, useLiveList } from "#web/ui/table/useLiveList.ts";
import { countOf, useSummary } from "#web/ui/table/useSummary.ts";
import { userListPath } from "#web/features/users/shared/userPaths.ts";
import { userFileColumns } from "./userFileColumns.ts";
import { userList } from "./userList.ts";
import { userListDocuments, UserListSummaryDocument } from "./users.generated.ts";
import { useUserRows } from "./useUserRows.tsx";

const UserBulkEdit = lazyComponent(() => import("./UserBulkEdit.tsx"), "UserBulkEdit", { texts: ["form"] });
const UserDrawer = lazyComponent(() => import("./UserDrawer.tsx"), "UserDrawer", { texts: ["form"] });

const cards = [
  { id: "all", icon: <PeopleTeam20Regular /> },
  { id: "active", icon: <CheckmarkCircle20Regular /> },
  { id: "pending", icon: <Clock20Regular /> },
  { id: "inactive", icon: <DismissCircle20Regular /> },
] as const;

export const preload = preloadList(userList, userListDocuments, UserListSummaryDocument);

export function Page() {
  const words = useWords(userList.texts);
  const { percent } = useFormat();
  const { cache } = useApolloClient();
  const summary = useSummary(UserListSummaryDocument);
  const { figures } = summary;
  const live = useLiveList(userList, userListDocuments, { summary });
  const { drawer, createPath, copyPathOf } = useCreateDrawer((state) => <UserDrawer {...state} />);
  const bulkEdit = useRowsDrawer(UserBulkEdit);
  const counts = {
    all: figures?.total,
    active: countOf(figures?.byStatus, "ACTIVE"),
    pending: countOf(figures?.byStatus, "PENDING"),
    inactive: countOf(figures?.byStatus, "INACTIVE"),
  };
  return (
    <>
      <ListScreen
        live={live}
        rows={useUserRows(copyPathOf, bulkEdit.run)}
        status={
          figures && [
            words("count", { count: figures.total }),
            words("administrators", { count: countOf(figures.byRole, "ADMIN") }),
          ]
        }
        counts={counts}
        known={{
          role: { counts: figures?.byRole },
          plan: { counts: figures?.byPlan },
          status: { counts: figures?.byStatus },
        }}
        above={
          !summary.failed && (
            <StatCards
              failed={summary.failed}
              texts={userList.texts}
              figures={cards.map(({ id, icon }) => {
                const count = counts[id];
                const share = figures && count !== undefined && figures.total > 0 && count / figures.total;
                return {
                  id,
                  icon,
                  value: count,
                  to: userListPath + live.list.viewHref(id),
                  note:
                    typeof share === "number" && id !== "all"
                      ? words("figures.share", { share: percent(share) })
                      : words("figures.allLine"),
                };
              })}
            />
          )
        }
        create={{ label: words("add"), icon: <Add20Regular />, to: createPath }}
        tools={
          <ImportButton
            path="/api/apps/users/import"
            title={words("import.title")}
            columns={userFileColumns(words)}
            keyLabel={words("import.key")}
            onImported={() => refreshLists(cache, userList.cache)}
          />
        }
        exportPath="/api/apps/users/export"
      />
      {drawer}
      {bulkEdit.drawer}
    </>
  );
}
