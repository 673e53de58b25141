import { preloadList } from "#web/ui/table/useLiveList.ts";
import { ownList, ticketDocuments } from "./ticketList.ts";
import { UserTickets } from "./UserTickets.tsx";

export const preload = preloadList(ownList, ticketDocuments);

export function Page() {
  return <UserTickets />;
}
