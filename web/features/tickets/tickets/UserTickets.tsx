import { useWords } from "#web/lib/texts/words.ts";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { useCreateDrawer } from "#web/ui/drawer/useCreateDrawer.tsx";
import { ListScreen } from "#web/ui/table/ListScreen.tsx";
import { useLiveList } from "#web/ui/table/useLiveList.ts";
import { CreateDrawer } from "./CreateDrawer.tsx";
import { ownList, ownViews, ticketDocuments } from "./ticketList.ts";
import { ticketTexts } from "./ticketParts.ts";
import { useTicketRows } from "./useTicketRows.tsx";
import { useViewCounts } from "./useViewCounts.ts";

export function UserTickets() {
  const words = useWords(ticketTexts);
  const live = useLiveList(ownList, ticketDocuments);
  const { drawer, createPath } = useCreateDrawer((state) => <CreateDrawer {...state} />);
  const counts = useViewCounts(ownViews, (view) => ownList.input(ownList.views[view], {}));
  return (
    <>
      <ListScreen
        live={live}
        rows={useTicketRows(undefined)}
        counts={counts}
        create={{ label: words("create.open"), icon: <Add20Regular />, to: createPath }}
      />
      {drawer}
    </>
  );
}
