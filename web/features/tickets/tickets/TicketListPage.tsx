import { can } from "#web/lib/session/ability.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { useTicketRightsQuery } from "./tickets.generated.ts";
import { UserTickets } from "./UserTickets.tsx";

const StaffTickets = lazyComponent(() => import("./StaffTickets.tsx"), "StaffTickets");

export function Page() {
  const { data } = useTicketRightsQuery();
  if (!data) return null;
  return can(data.viewer?.permissions ?? [], "manage", "WorkOrderStaff") ? <StaffTickets /> : <UserTickets />;
}
