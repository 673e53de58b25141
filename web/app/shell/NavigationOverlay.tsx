import { Button, makeStyles, OverlayDrawer } from "@fluentui/react-components";
import { Dismiss20Regular } from "@fluentui/react-icons/svg/dismiss";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "#web/lib/navigation/place.ts";
import type { Area } from "#web/lib/navigation/area.ts";
import { BrandMark } from "#web/ui/brand/BrandMark.tsx";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { NavigationList } from "./NavigationList.tsx";
import { WideUserMenu } from "./WideUserMenu.tsx";

const useStyles = makeStyles({
  drawer: { width: "296px", maxWidth: "calc(100vw - 48px)", backgroundColor: appTokens.canvas },
  head: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    flexShrink: 0,
    boxSizing: "border-box",
    inlineSize: "100%",
    blockSize: "48px",
    paddingInline: "16px 8px",
    borderBlockEndWidth: "1px",
    borderBlockEndStyle: "solid",
    borderBlockEndColor: appTokens.line,
    backgroundColor: appTokens.card,
  },
  body: {
    flexGrow: 1,
    boxSizing: "border-box",
    inlineSize: "100%",
    minBlockSize: 0,
    overflowY: "auto",
    paddingInline: "8px",
  },
  foot: {
    boxSizing: "border-box",
    flexShrink: 0,
    inlineSize: "100%",
    padding: "8px",
    borderBlockStartWidth: "1px",
    borderBlockStartStyle: "solid",
    borderBlockStartColor: appTokens.line,
    backgroundColor: appTokens.card,
  },
});

/** The navigation above the content, for narrow windows. */
export function NavigationOverlay({
  areas,
  open,
  onClose,
}: {
  areas: Area[];
  open: boolean;
  onClose: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation("shell");
  const { key } = useLocation();
  // Wherever a navigation leads, the overlay has done its part.
  useEffect(() => onClose, [key, onClose]);
  return (
    <OverlayDrawer
      className={styles.drawer}
      position="start"
      aria-label={t("nav.label")}
      open={open}
      onOpenChange={(_, { open: stays }) => stays || onClose()}
    >
      <div className={styles.head}>
        <BrandMark />
        <Hint label={t("nav.close")}>
          <Button appearance="subtle" icon={<Dismiss20Regular />} onClick={onClose} />
        </Hint>
      </div>
      <nav className={styles.body} aria-label={t("nav.label")}>
        <NavigationList areas={areas} />
      </nav>
      <div className={styles.foot}>
        <WideUserMenu />
      </div>
    </OverlayDrawer>
  );
}
