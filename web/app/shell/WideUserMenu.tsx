import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { ChevronUpDown20Regular } from "@fluentui/react-icons/svg/chevron-up-down";
import { useSession } from "../../lib/session.ts";
import { PersonMark } from "../../ui/brand/PersonMark.tsx";
import { appTokens } from "../../ui/theme/tokens.ts";
import { UserMenu } from "./UserMenu.tsx";

const useStyles = makeStyles({
  button: { justifyContent: "start", width: "100%", gap: "12px", padding: "0 8px", textAlign: "start" },
  text: { display: "grid", flexGrow: 1, minInlineSize: 0 },
  name: { ...typographyStyles.body1Strong, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  mail: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3, overflow: "hidden", textOverflow: "ellipsis" },
});

/** The menu of the person signed in behind their picture, name and address, as wide as its place. */
export function WideUserMenu() {
  const styles = useStyles();
  const user = useSession()?.user;
  if (!user) return null;
  return (
    <UserMenu className={styles.button}>
      <PersonMark name={user.fullName} avatar={user.avatar} size={32} />
      <span className={styles.text}>
        <span className={styles.name} dir="auto">
          {user.fullName}
        </span>
        <bdi className={styles.mail} dir="ltr">
          {user.email}
        </bdi>
      </span>
      <ChevronUpDown20Regular />
    </UserMenu>
  );
}
