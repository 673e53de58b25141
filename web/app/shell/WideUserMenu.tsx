import { makeStyles } from "@fluentui/react-components";
import { ChevronUpDown20Regular } from "@fluentui/react-icons/svg/chevron-up-down";
import { useSession } from "#web/lib/session/session.ts";
import { PersonLines } from "./PersonLines.tsx";
import { UserMenu } from "./UserMenu.tsx";

const useStyles = makeStyles({
  button: { justifyContent: "start", width: "100%", gap: "12px", padding: "0 8px" },
});

/** The menu of the person signed in behind their picture, name and address, as wide as its place. */
export function WideUserMenu() {
  const styles = useStyles();
  const user = useSession()?.user;
  if (!user) return null;
  return (
    <UserMenu className={styles.button}>
      <PersonLines user={user} size={32} cut />
      <ChevronUpDown20Regular />
    </UserMenu>
  );
}
