import { makeStyles, Menu, MenuDivider, MenuItem, MenuList, MenuPopover } from "@fluentui/react-components";
import { Map20Regular } from "@fluentui/react-icons/svg/map";
import { PaintBrush20Regular } from "@fluentui/react-icons/svg/paint-brush";
import { Person20Regular } from "@fluentui/react-icons/svg/person";
import { SignOut20Regular } from "@fluentui/react-icons/svg/sign-out";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "#web/lib/navigation/place.ts";
import { useSignOut } from "#web/features/accounts/sessions/useSignOut.ts";
import { consoleTourStore } from "#web/lib/navigation/consoleTour.ts";
import type { SessionUser } from "#web/lib/session/session.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { customiserStore } from "#web/app/customiser/customiserStore.ts";
import { PersonLines } from "./PersonLines.tsx";

const useStyles = makeStyles({
  popover: { minWidth: "248px", maxWidth: "320px" },
  person: { display: "flex", alignItems: "center", gap: "12px", paddingBlock: "8px", paddingInline: "8px" },
});

/** The opened menu of the person signed in. */
export interface UserMenuListProps {
  /** The button it hangs on. */
  anchor: HTMLElement;
  user: SessionUser;
  /** Closes the menu and gives the focus back. */
  onClose: () => void;
}

/** Who is signed in, the way to the account, and the way out. */
export function UserMenuList({ anchor, onClose, user }: UserMenuListProps) {
  const styles = useStyles();
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  const signOut = useSignOut();
  const tellError = useErrorToast();
  const [leaving, setLeaving] = useState(false);
  const showProfile = () => {
    onClose();
    void navigate("/user/profile/profile");
  };
  const customise = () => {
    onClose();
    customiserStore.set(true);
  };
  const tour = () => {
    onClose();
    consoleTourStore.set(true);
  };
  const leave = () => {
    setLeaving(true);
    signOut().catch((thrown: unknown) => {
      setLeaving(false);
      tellError(thrown);
    });
  };
  return (
    <Menu
      open
      onOpenChange={(_, { open }) => open || onClose()}
      positioning={{ target: anchor, position: "below", align: "end" }}
      persistOnItemClick
    >
      <MenuPopover className={styles.popover}>
        <div className={styles.person}>
          <PersonLines user={user} size={40} />
        </div>
        <MenuDivider />
        <MenuList aria-label={t("user.menu", { name: user.fullName })}>
          <MenuItem icon={<Person20Regular />} onClick={showProfile}>
            {t("user.profile")}
          </MenuItem>
          <MenuItem icon={<PaintBrush20Regular />} onClick={customise}>
            {t("layout.customise")}
          </MenuItem>
          <MenuItem icon={<Map20Regular />} onClick={tour}>
            {t("user.tour")}
          </MenuItem>
          <MenuItem icon={<SignOut20Regular />} disabled={leaving} onClick={leave}>
            {t(leaving ? "user.signingOut" : "user.signOut")}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
