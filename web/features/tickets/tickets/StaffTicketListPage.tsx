import { preloadList } from "#web/ui/table/useLiveList.ts";
import { StaffTickets } from "./StaffTickets.tsx";
import { staffList, ticketDocuments } from "./ticketList.ts";

export const preload = preloadList(staffList, ticketDocuments);

export function Page() {
  return <StaffTickets />;
}
