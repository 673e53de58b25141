import { can } from "#web/lib/session/ability.ts";
import { StaffTickets } from "./StaffTickets.tsx";
import { useTicketRightsQuery } from "./tickets.generated.ts";
import { UserTickets } from "./UserTickets.tsx";

export function Page() {
  const { data } = useTicketRightsQuery();
  if (!data) return null;
  return can(data.viewer?.permissions ?? [], "manage", "WorkOrderStaff") ? <StaffTickets /> : <UserTickets />;
}
