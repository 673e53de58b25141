import { makeStyles } from "@fluentui/react-components";
import { Copy20Regular } from "@fluentui/react-icons/svg/copy";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import type { Action } from "#web/ui/menu/action.ts";
import { RowMenu } from "#web/ui/menu/RowMenu.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { AvatarGroup } from "#web/ui/person/AvatarGroup.tsx";
import { MembersLink } from "./MembersLink.tsx";
import { grants, type Role } from "./roleGrants.ts";
import { roleTexts } from "./roleList.ts";
import { useRoleNames } from "./useRoleNames.ts";

const useStyles = makeStyles({
  foot: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "4px 8px",
  },
  tools: { display: "flex", alignItems: "center" },
});

export interface RoleCardProps {
  role: Role;
  onCopy: () => void;
  actions: () => readonly Action[];
}

export function RoleCard({ role, onCopy, actions }: RoleCardProps) {
  const styles = useStyles();
  const words = useWords(roleTexts);
  const { nameOf, lineOf } = useRoleNames();
  const { number } = useFormat();
  const { documented, members, memberCount } = role;
  const name = nameOf(role);
  return (
    <Card title={name} line={lineOf(role)}>
      <div className={styles.foot}>
        {documented ? <MembersLink role={documented} count={memberCount} /> : <span>{words("ownRole")}</span>}
        <span>{words("grantsOf", { count: number(role.grants.length), all: number(grants.length) })}</span>
        <AvatarGroup
          size={24}
          label={words("membersOf", { name })}
          people={members.map(({ id, fullName, avatar }) => ({ id, name: fullName, avatar }))}
        />
        <div className={styles.tools}>
          <ToolButton label={words("copyOf", { name })} icon={<Copy20Regular />} onPress={onCopy} />
          <RowMenu label={words("menu", { name })} actions={actions} />
        </div>
      </div>
    </Card>
  );
}
