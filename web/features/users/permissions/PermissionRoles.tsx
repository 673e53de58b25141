import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import type { SamplePermissionRole } from "#web/generated/types.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { permissionList } from "./permissionList.ts";

const useStyles = makeStyles({
  roles: { display: "inline-flex", gap: "4px", overflow: "hidden", maxInlineSize: "100%" },
  wraps: { flexWrap: "wrap" },
  role: {
    ...typographyStyles.caption1,
    flexShrink: 0,
    paddingInline: "8px",
    lineHeight: "22px",
    borderRadius: appTokens.borderRadiusSmall,
    backgroundColor: appTokens.idleBackground,
    color: appTokens.colorNeutralForeground2,
    whiteSpace: "nowrap",
  },
  administrator: { backgroundColor: appTokens.infoBackground, color: appTokens.infoForeground },
});

export interface PermissionRolesProps {
  roles: readonly SamplePermissionRole[];
  wraps?: boolean;
}

export function PermissionRoles({ roles, wraps = false }: PermissionRolesProps) {
  const styles = useStyles();
  const words = useWords(permissionList.texts);
  return (
    <span className={mergeClasses(styles.roles, wraps && styles.wraps)}>
      {roles.map((role) => (
        <span
          key={role}
          className={mergeClasses(styles.role, role === "ADMINISTRATOR" && styles.administrator)}
        >
          {words(`roles.${role}`)}
        </span>
      ))}
    </span>
  );
}
