import { CheckmarkCircle20Regular } from "@fluentui/react-icons/svg/checkmark-circle";
import { Clock20Regular } from "@fluentui/react-icons/svg/clock";
import { DismissCircle20Regular } from "@fluentui/react-icons/svg/dismiss-circle";
import { useMemo } from "react";
import type { ReferralSortField, ReferralStatus } from "#web/generated/types.ts";
import type { OpenRow } from "#web/lib/list/useOpenRow.ts";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { PersonCell } from "#web/ui/cell/PersonCell.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import type { BulkAction, RowDeclaration } from "#web/ui/table/parts/column.ts";
import type { RowCommand } from "#web/ui/table/useRowCommands.tsx";
import { useRowTools } from "#web/ui/table/useRowTools.ts";
import { useRowRemoval } from "#web/ui/table/useRowRemoval.ts";
import { useRowUpdate } from "#web/ui/table/useRowUpdate.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { referralList, referralStatusLooks } from "./referralList.ts";
import {
  ReferralBulkDeleteDocument,
  ReferralBulkUpdateDocument,
  type ReferralCellsFragment as ReferralRow,
} from "./referrals.generated.ts";

const moves = [
  { id: "pay", to: "PAID", icon: <CheckmarkCircle20Regular /> },
  { id: "owe", to: "UNPAID", icon: <Clock20Regular /> },
  { id: "reject", to: "REJECTED", icon: <DismissCircle20Regular /> },
] as const satisfies readonly { id: string; to: ReferralStatus; icon: React.ReactElement }[];

export function useReferralRows(
  { hrefOf, open }: Pick<OpenRow, "hrefOf" | "open">,
  bulkEdit: BulkAction["run"],
): RowDeclaration<ReferralRow, ReferralSortField> {
  const {
    words,
    format: { money },
    columns,
    commands,
  } = useRowTools<ReferralRow, ReferralSortField>(referralList);
  const { quiet } = useTextStyles();
  const update = useRowUpdate(referralList, ReferralBulkUpdateDocument);
  const remove = useRowRemoval(referralList, ReferralBulkDeleteDocument);

  return useMemo(() => {
    const pill = pillOf(words, "statuses", referralStatusLooks);
    const number = ({ referredId }: ReferralRow) => <bdi dir="ltr">{`#${referredId}`}</bdi>;
    return {
      name: ({ user }) => user,
      href: ({ id }) => hrefOf(id),
      columns: [
        columns.name(
          "user",
          ({ id, user, email, avatar }) => (
            <PersonCell name={user} caption={email} avatar={avatar} to={hrefOf(id)} />
          ),
          { width: 260, exports: ["user", "email"] },
        ),
        columns.column("referredId", {
          width: 140,
          cell: (row) => <span className={quiet}>{number(row)}</span>,
        }),
        columns.pill("status", ({ status }) => pill(status)),
        columns.money("value", ({ value }) => value, { width: 140 }),
        columns.money("earning", ({ earning }) => earning, { width: 140, dimZero: true }),
        columns.time("created", ({ createdAt }) => createdAt, {
          label: "createdAt",
          exports: ["createdAt"],
          optional: true,
        }),
      ],
      ...commands.of<ReferralRow>([
        {
          ...commands.common("open", { runOne: ({ id }: ReferralRow) => open(id) }),
          label: words("actions.open"),
        },
        ...moves.map(({ id, to, icon }): RowCommand<ReferralRow> => ({
          id,
          icon,
          offered: ({ status }) => status !== to,
          run: (rows) => update(rows, { status: to }, to),
        })),
        commands.common("bulkEdit", { run: bulkEdit }),
        commands.common("delete", { run: remove }),
      ]),
      card: (referral) => ({
        picture: <PersonMark name={referral.user} avatar={referral.avatar} size={44} />,
        title: referral.user,
        meta: [referral.email],
        pill: pill(referral.status),
        note: number(referral),
        value: money(referral.earning),
      }),
    };
  }, [words, money, quiet, columns, commands, hrefOf, open, update, remove, bulkEdit]);
}
