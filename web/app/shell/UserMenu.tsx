import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { ChevronUpDown20Regular } from "@fluentui/react-icons/svg/chevron-up-down";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../lib/session.ts";
import { PersonMark } from "../../ui/brand/PersonMark.tsx";
import { lazyPiece } from "../../ui/lazy/lazyPiece.tsx";
import { appTokens } from "../../ui/theme/tokens.ts";

const UserMenuList = lazyPiece(async () => (await import("./UserMenuList.tsx")).UserMenuList);

const useStyles = makeStyles({
  round: { minWidth: 0, padding: "2px", borderRadius: appTokens.borderRadiusCircular },
  block: { justifyContent: "start", width: "100%", gap: "12px", padding: "0 8px", textAlign: "start" },
  text: { display: "grid", flexGrow: 1, minInlineSize: 0 },
  name: { ...typographyStyles.body1Strong, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  mail: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3, overflow: "hidden", textOverflow: "ellipsis" },
});

/** The menu of the person signed in; with `block` the button is as wide as its place and shows the name. */
export function UserMenu({ block = false }: { block?: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation("shell");
  const user = useSession()?.user;
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  if (!user) return null;
  const { fullName, email, avatar } = user;
  const near = () => void UserMenuList.preload();
  const close = () => {
    setOpen(false);
    button?.focus();
  };
  return (
    <>
      <Button
        ref={setButton}
        appearance="subtle"
        size={block ? "large" : "medium"}
        className={block ? styles.block : styles.round}
        aria-label={t("user.menu", { name: fullName })}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={near}
        onFocus={near}
        onClick={() => setOpen(!open)}
      >
        <PersonMark name={fullName} avatar={avatar} size={block ? 32 : 28} />
        {block && (
          <>
            <span className={styles.text}>
              <span className={styles.name} dir="auto">
                {fullName}
              </span>
              <bdi className={styles.mail} dir="ltr">
                {email}
              </bdi>
            </span>
            <ChevronUpDown20Regular />
          </>
        )}
      </Button>
      {open && button && <UserMenuList anchor={button} user={user} onClose={close} />}
    </>
  );
}
