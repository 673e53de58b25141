import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { LockClosed16Filled } from "@fluentui/react-icons/svg/lock-closed";
import type { SampleGrant } from "#web/generated/types.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { MatrixTable, MatrixTableRow } from "#web/ui/table/kinds/MatrixTable.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type Draft, isGranted, isLocked, type Role, withGrants } from "./roleGrants.ts";
import { roleTexts } from "./roleList.ts";
import { useRoleNames } from "./useRoleNames.ts";

const useStyles = makeStyles({
  frame: {
    overflowX: "auto",
    "& > table": { minInlineSize: "720px" },
    "& tr > :first-child": { position: "sticky", insetInlineStart: 0, backgroundColor: appTokens.card },
  },
  cell: {
    ...typographyStyles.caption1,
    display: "inline-flex",
    alignItems: "center",
    gap: "6px",
    minBlockSize: "32px",
    paddingInline: "8px",
    borderRadius: appTokens.borderRadiusMedium,
  },
  added: { color: appTokens.okForeground, backgroundColor: appTokens.okBackground },
  removed: { color: appTokens.badForeground, backgroundColor: appTokens.badBackground },
  lock: { color: appTokens.colorNeutralForeground3 },
});

export interface RoleMatrixProps {
  roles: readonly Role[];
  shown: readonly SampleGrant[];
  draft: Draft;
  onDraft: (draft: Draft) => void;
}

export function RoleMatrix({ roles, shown, draft, onDraft }: RoleMatrixProps) {
  const styles = useStyles();
  const words = useWords(roleTexts);
  const { number } = useFormat();
  const { nameOf } = useRoleNames();
  const free = roles.filter((role) => !isLocked(role));
  const toggle = (label: string, cells: readonly (readonly [Role, SampleGrant])[]) => {
    const on = cells.filter(([role, grant]) => isGranted(draft, role, grant)).length;
    return (
      <CheckBox
        aria-label={label}
        checked={on > 0 && (on === cells.length || "mixed")}
        onChange={() => onDraft(withGrants(draft, cells, on < cells.length))}
      />
    );
  };
  const cellOf = (role: Role, grant: SampleGrant) => {
    const what = { role: nameOf(role), grant: words(`grants.${grant}`) };
    if (isLocked(role))
      return (
        <span className={styles.lock} role="img" aria-label={words("matrix.locked", what)}>
          <LockClosed16Filled />
        </span>
      );
    const on = isGranted(draft, role, grant);
    const changed = on !== role.grants.includes(grant);
    return (
      <span className={mergeClasses(styles.cell, changed && (on ? styles.added : styles.removed))}>
        <CheckBox
          aria-label={words("matrix.cell", what)}
          checked={on}
          onChange={() => onDraft(withGrants(draft, [[role, grant]], !on))}
        />
        {changed && words(on ? "matrix.added" : "matrix.removed")}
      </span>
    );
  };
  return (
    <div className={styles.frame}>
      <MatrixTable
        label={words("matrix.title")}
        rowHead={words("matrix.grant")}
        columns={[
          { id: "all", label: words("matrix.all") },
          ...roles.map((role) => ({
            id: role.id,
            label: nameOf(role),
            ...(!isLocked(role) && {
              box: toggle(
                words("matrix.column", { role: nameOf(role) }),
                shown.map((grant) => [role, grant] as const),
              ),
            }),
          })),
        ]}
      >
        {shown.map((grant) => {
          const holders = roles.filter((role) => isGranted(draft, role, grant)).length;
          return (
            <MatrixTableRow
              key={grant}
              label={words(`grants.${grant}`)}
              note={words("matrix.holders", { count: number(holders), all: number(roles.length) })}
              boxes={[
                {
                  id: "all",
                  box: toggle(
                    words("matrix.row", { grant: words(`grants.${grant}`) }),
                    free.map((role) => [role, grant] as const),
                  ),
                },
                ...roles.map((role) => ({ id: role.id, box: cellOf(role, grant) })),
              ]}
            />
          );
        })}
      </MatrixTable>
    </div>
  );
}
