import { Button, makeStyles, mergeClasses } from "@fluentui/react-components";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "#web/lib/session/session.ts";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { returnFocus } from "#web/ui/menu/returnFocus.ts";

const UserMenuList = lazyComponent(() => import("./UserMenuList.tsx"), "UserMenuList");

const useStyles = makeStyles({
  round: { minWidth: 0, padding: "2px", borderRadius: appTokens.borderRadiusCircular },
});

/** The menu of the person signed in, behind their picture; with `children`, behind a wide button that shows those. */
export function UserMenu({ className, children }: { className?: string; children?: ReactNode }) {
  const styles = useStyles();
  const { t } = useTranslation("shell");
  const user = useSession()?.user;
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  if (!user) return null;
  const { fullName, avatar } = user;
  const near = () => void UserMenuList.preload();
  const close = () => {
    setOpen(false);
    if (button) returnFocus(button);
  };
  return (
    <>
      <Button
        ref={setButton}
        appearance="subtle"
        size={children ? "large" : "medium"}
        className={mergeClasses(!children && styles.round, className)}
        aria-label={t("user.menu", { name: fullName })}
        data-tour="person"
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={near}
        onFocus={near}
        onClick={() => setOpen(!open)}
      >
        {children ?? <PersonMark name={fullName} avatar={avatar} size={28} />}
      </Button>
      {open && button && <UserMenuList anchor={button} user={user} onClose={close} />}
    </>
  );
}
