import { CheckmarkCircle20Regular } from "@fluentui/react-icons/svg/checkmark-circle";
import { Clock20Regular } from "@fluentui/react-icons/svg/clock";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { DismissCircle20Regular } from "@fluentui/react-icons/svg/dismiss-circle";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ReferralStatus } from "../../../generated/types.ts";
import { dropFromLists, type ListFields } from "../../../lib/listCache.ts";
import type { Action } from "../../../ui/menu/action.ts";
import type { BulkAction, Identified } from "../../../ui/table/column.ts";
import { useListActions } from "../../../ui/table/useListActions.ts";
import { type ReferralCellsFragment, useReferralBulkDeleteMutation, useReferralBulkUpdateMutation } from "./referrals.generated.ts";

export type ReferralRow = ReferralCellsFragment;

export const referralFields: ListFields = { rows: "referrals", figures: ["referralSummary", "referral"] };

export type ReferralActions = ReturnType<typeof useReferralActions>;

export function useReferralActions() {
  const { t } = useTranslation("ecommerceReferrals");
  const doTo = useListActions(referralFields);
  const [bulkUpdate] = useReferralBulkUpdateMutation();
  const [bulkDelete] = useReferralBulkDeleteMutation({
    update: (cache, { data }) => dropFromLists(cache, referralFields, data?.referralBulkDelete.ids ?? []),
  });

  return useMemo(() => {
    const setStatus = (referrals: readonly Identified[], status: ReferralStatus) =>
      doTo(
        referrals,
        async (ids) => (await bulkUpdate({ variables: { ids, input: { status } } })).data.referralBulkUpdate,
        (count) => t(`done.${status}`, { count }),
      );
    const remove = (referrals: readonly Identified[]) =>
      doTo(
        referrals,
        async (ids) => {
          const referralBulkDelete = { __typename: "Removal" as const, ids, undoToken: null };
          return (await bulkDelete({ variables: { ids }, optimisticResponse: { referralBulkDelete } })).data.referralBulkDelete;
        },
        (count) => t("done.DELETED", { count }),
      );
    const moves: readonly { to: ReferralStatus; action: Pick<Action, "id" | "label" | "icon"> }[] = [
      { to: "PAID", action: { id: "pay", label: t("actions.pay"), icon: <CheckmarkCircle20Regular /> } },
      { to: "UNPAID", action: { id: "owe", label: t("actions.owe"), icon: <Clock20Regular /> } },
      { to: "REJECTED", action: { id: "reject", label: t("actions.reject"), icon: <DismissCircle20Regular /> } },
    ];
    const destroy = { id: "delete", label: t("actions.delete"), icon: <Delete20Regular />, tone: "danger" as const };
    return {
      remove,
      movesOf: (referral: ReferralRow): Action[] =>
        moves.filter(({ to }) => to !== referral.status).map(({ to, action }) => ({ ...action, run: () => void setStatus([referral], to) })),
      removalOf: (referral: ReferralRow): Action => ({ ...destroy, run: () => void remove([referral]) }),
      bulk: [
        ...moves.map(({ to, action }) => ({ ...action, run: (rows: readonly Identified[]) => setStatus(rows, to) })),
        { ...destroy, run: remove },
      ] satisfies BulkAction[],
    };
  }, [t, doTo, bulkUpdate, bulkDelete]);
}
