import { Columns } from "#web/ui/layout/Columns.tsx";
import { AgentsReview } from "./AgentsReview.tsx";
import { CommissionsReview } from "./CommissionsReview.tsx";
import { InvitesReview } from "./InvitesReview.tsx";
import { WithdrawalsReview } from "./WithdrawalsReview.tsx";

/** What finance decides on. */
export function ReviewTab({ onChanged }: { onChanged: () => void }) {
  return (
    <Columns
      main={
        <>
          <WithdrawalsReview onChanged={onChanged} />
          <CommissionsReview />
        </>
      }
      side={
        <>
          <AgentsReview onChanged={onChanged} />
          <InvitesReview />
        </>
      }
    />
  );
}
