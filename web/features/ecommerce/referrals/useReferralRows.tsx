import { CheckmarkCircle20Regular } from "@fluentui/react-icons/svg/checkmark-circle";
import { Clock20Regular } from "@fluentui/react-icons/svg/clock";
import { DismissCircle20Regular } from "@fluentui/react-icons/svg/dismiss-circle";
import { useMemo } from "react";
import type { ReferralSortField, ReferralStatus } from "#web/generated/types.ts";
import type { OpenRow } from "#web/lib/list/useOpenRow.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { PersonCell } from "#web/ui/cell/PersonCell.tsx";
import { pillOf } from "#web/ui/feedback/pillOf.tsx";
import type { RowDeclaration } from "#web/ui/table/column.ts";
import { type RowCommand, useRowCommands } from "#web/ui/table/useRowCommands.tsx";
import { useColumns } from "#web/ui/table/useColumns.tsx";
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

export function useReferralRows({
  hrefOf,
  open,
}: Pick<OpenRow, "hrefOf" | "open">): RowDeclaration<ReferralRow, ReferralSortField> {
  const words = useWords(referralList.texts);
  const { money } = useFormat();
  const { quiet, faint } = useTextStyles();
  const columns = useColumns<ReferralRow, ReferralSortField>(referralList);
  const commands = useRowCommands(referralList.texts);
  const update = useRowUpdate(referralList, ReferralBulkUpdateDocument);
  const remove = useRowRemoval(referralList, ReferralBulkDeleteDocument);

  return useMemo(() => {
    const pill = pillOf(words, "statuses", referralStatusLooks);
    const number = ({ referredId }: ReferralRow) => <bdi dir="ltr">{`#${referredId}`}</bdi>;
    return {
      name: ({ user }) => user,
      href: ({ id }) => hrefOf(id),
      columns: [
        columns.column("user", {
          width: 260,
          grow: true,
          locked: true,
          exports: ["user", "email"],
          skeleton: "title",
          cell: ({ id, user, email, avatar }) => (
            <PersonCell name={user} caption={email} avatar={avatar} to={hrefOf(id)} />
          ),
        }),
        columns.column("referredId", {
          width: 140,
          cell: (row) => <span className={quiet}>{number(row)}</span>,
        }),
        columns.pill("status", ({ status }) => pill(status)),
        columns.money("value", ({ value }) => value, { width: 140 }),
        columns.column("earning", {
          align: "end",
          width: 140,
          cell: ({ earning }) => (
            <span className={earning.amountMinor === 0 ? faint : undefined}>{money(earning)}</span>
          ),
        }),
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
  }, [words, money, quiet, faint, columns, commands, hrefOf, open, update, remove]);
}
