import { CheckmarkCircle20Regular } from "@fluentui/react-icons/svg/checkmark-circle";
import { Clock20Regular } from "@fluentui/react-icons/svg/clock";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { DismissCircle20Regular } from "@fluentui/react-icons/svg/dismiss-circle";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ReferralStatus } from "#web/generated/types.ts";
import type { Action } from "#web/ui/menu/action.ts";
import type { BulkAction, Identified } from "#web/ui/table/column.ts";
import { useListActions } from "#web/ui/table/useListActions.ts";
import { useRowRemoval } from "#web/ui/table/useRowRemoval.ts";
import { referralList } from "./referralList.ts";
import {
  ReferralBulkDeleteDocument,
  type ReferralCellsFragment,
  useReferralBulkUpdateMutation,
} from "./referrals.generated.ts";

export type ReferralRow = ReferralCellsFragment;

export type ReferralActions = ReturnType<typeof useReferralActions>;

export function useReferralActions() {
  const { t } = useTranslation("ecommerceReferrals");
  const runOnRows = useListActions(referralList.cache);
  const [bulkUpdate] = useReferralBulkUpdateMutation();
  const remove = useRowRemoval(
    referralList.cache,
    ReferralBulkDeleteDocument,
    useCallback((count) => t("done.DELETED", { count }), [t]),
  );

  return useMemo(() => {
    const setStatus = (referrals: readonly Identified[], status: ReferralStatus) =>
      runOnRows(
        referrals,
        (ids) => bulkUpdate({ variables: { ids, input: { status } } }),
        (count) => t(`done.${status}`, { count }),
      );
    const moves: readonly { to: ReferralStatus; action: Pick<Action, "id" | "label" | "icon"> }[] = [
      { to: "PAID", action: { id: "pay", label: t("actions.pay"), icon: <CheckmarkCircle20Regular /> } },
      { to: "UNPAID", action: { id: "owe", label: t("actions.owe"), icon: <Clock20Regular /> } },
      {
        to: "REJECTED",
        action: { id: "reject", label: t("actions.reject"), icon: <DismissCircle20Regular /> },
      },
    ];
    const destroy = {
      id: "delete",
      label: t("actions.delete"),
      icon: <Delete20Regular />,
      tone: "danger" as const,
    };
    return {
      remove,
      movesOf: (referral: ReferralRow): Action[] =>
        moves
          .filter(({ to }) => to !== referral.status)
          .map(({ to, action }) => ({ ...action, run: () => void setStatus([referral], to) })),
      removalOf: (referral: ReferralRow): Action => ({ ...destroy, run: () => void remove([referral]) }),
      bulk: [
        ...moves.map(({ to, action }) => ({
          ...action,
          run: (rows: readonly Identified[]) => setStatus(rows, to),
        })),
        { ...destroy, run: remove },
      ] satisfies BulkAction[],
    };
  }, [t, runOnRows, bulkUpdate, remove]);
}
