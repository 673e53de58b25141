import { CheckmarkCircle20Regular } from "@fluentui/react-icons/svg/checkmark-circle";
import { DismissCircle20Regular } from "@fluentui/react-icons/svg/dismiss-circle";
import { useMemo } from "react";
import type { SampleUserSortField, SampleUserStatus } from "#web/generated/types.ts";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { PersonCell } from "#web/ui/cell/PersonCell.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import type { BulkAction, RowDeclaration } from "#web/ui/table/parts/column.ts";
import type { RowCommand } from "#web/ui/table/useRowCommands.tsx";
import { useRowRemoval } from "#web/ui/table/useRowRemoval.ts";
import { useRowTools } from "#web/ui/table/useRowTools.ts";
import { useRowUpdate } from "#web/ui/table/useRowUpdate.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { userPath } from "#web/features/users/shared/userPaths.ts";
import { userList, userStatusLooks } from "./userList.ts";
import {
  UserBulkDeleteDocument,
  UserBulkUpdateDocument,
  type UserCellsFragment as Row,
} from "./users.generated.ts";

const moves = [
  { id: "activate", to: "ACTIVE", icon: <CheckmarkCircle20Regular /> },
  { id: "deactivate", to: "INACTIVE", icon: <DismissCircle20Regular /> },
] as const satisfies readonly { id: string; to: SampleUserStatus; icon: React.ReactElement }[];

export function useUserRows(
  copyPathOf: (id: string) => string,
  bulkEdit: BulkAction["run"],
): RowDeclaration<Row, SampleUserSortField> {
  const { words, columns, commands } = useRowTools<Row, SampleUserSortField>(userList);
  const { quiet } = useTextStyles();
  const update = useRowUpdate(userList, UserBulkUpdateDocument);
  const remove = useRowRemoval(userList, UserBulkDeleteDocument);

  return useMemo(() => {
    const pill = pillOf(words, "statuses", userStatusLooks);
    const named = (group: string, value: string | null | undefined) =>
      value ? words(`${group}.${value}`) : words("unknown");
    return {
      name: ({ fullName }) => fullName,
      href: ({ id }) => userPath(id),
      columns: [
        columns.name(
          "user",
          ({ id, avatar, fullName, username }) => (
            <PersonCell avatar={avatar} name={fullName} caption={`@${username}`} to={userPath(id)} />
          ),
          { exports: ["user", "username"] },
        ),
        columns.column("email", {
          width: 240,
          cell: ({ email }) => (
            <bdi dir="ltr" className={quiet}>
              {email}
            </bdi>
          ),
        }),
        columns.column("role", { width: 128, cell: ({ role }) => named("roles", role) }),
        columns.column("plan", { width: 120, cell: ({ currentPlan }) => named("plans", currentPlan) }),
        columns.column("billing", {
          width: 160,
          cell: ({ billing }) => <span className={quiet}>{named("billings", billing)}</span>,
        }),
        columns.pill("status", ({ status }) => status && pill(status)),
        columns.column("company", { width: 200, optional: true, cell: ({ company }) => company }),
        columns.time("created", ({ createdAt }) => createdAt, {
          label: "createdAt",
          exports: ["createdAt"],
          optional: true,
        }),
      ],
      ...commands.of<Row>([
        commands.common("open", { to: ({ id }) => userPath(id) }),
        commands.common("duplicate", { to: ({ id }) => copyPathOf(id) }),
        ...moves.map(({ id, to, icon }): RowCommand<Row> => ({
          id,
          icon,
          offered: ({ status }) => status !== to,
          run: (rows) => update(rows, { status: to }, to),
        })),
        commands.common("bulkEdit", { run: bulkEdit }),
        commands.common("delete", { run: remove }),
      ]),
      card: ({ avatar, fullName, email, role, currentPlan, status }) => ({
        picture: <PersonMark name={fullName} avatar={avatar} size={44} />,
        title: fullName,
        meta: [email, named("roles", role)],
        ...(status && { pill: pill(status) }),
        value: named("plans", currentPlan),
      }),
    };
  }, [words, quiet, columns, commands, update, remove, copyPathOf, bulkEdit]);
}
