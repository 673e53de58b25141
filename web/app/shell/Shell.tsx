import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePlace } from "#web/lib/navigation/place.ts";
import type { Area } from "#web/lib/navigation/area.ts";
import { useConnectivity } from "#web/lib/connection/connectivity.ts";
import { changeLayout, useLayout } from "#web/lib/layout/layout.ts";
import { useSandbox } from "#web/lib/connection/sandbox.ts";
import { useSession } from "#web/lib/session/session.ts";
import { useMediaQuery } from "#web/lib/useMediaQuery.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { isScreenHandle } from "#web/lib/navigation/screenHandle.ts";
import { AppBar } from "./AppBar.tsx";
import { KeptScreens } from "./KeptScreens.tsx";
import { GatewayBanner } from "./GatewayBanner.tsx";
import { NavigationList } from "./NavigationList.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { useScreenStands } from "./useScreenStands.ts";

const Banners = lazyComponent(() => import("./Banners.tsx"), "Banners", { texts: ["develop", "access"] });
const NavigationRail = lazyComponent(() => import("./NavigationRail.tsx"), "NavigationRail");
const NavigationOverlay = lazyComponent(() => import("./NavigationOverlay.tsx"), "NavigationOverlay");
const HorizontalNavigation = lazyComponent(
  () => import("./HorizontalNavigation.tsx"),
  "HorizontalNavigation",
);
const Footer = lazyComponent(() => import("./Footer.tsx"), "Footer");

const wide = "@media (min-width: 640px)";
// The variables are those of the style sheet, which follows the person's settings; what sticks to `auto` scrolls away.
const useStyles = makeStyles({
  shell: { display: "flex", flexDirection: "column", minBlockSize: "100dvh" },
  filled: { [wide]: { blockSize: "100dvh" } },
  bar: {
    display: "var(--barDisplay, block)",
    position: "sticky",
    insetBlockStart: "var(--barStick)",
    zIndex: 10,
    flexShrink: 0,
  },
  // What is said may stick to the window, so nothing may be around it.
  said: { display: "contents" },
  menus: {
    position: "sticky",
    insetBlockStart: "var(--menuStick)",
    zIndex: 9,
    flexShrink: 0,
    blockSize: "44px",
  },
  body: { display: "flex", flexGrow: 1, minBlockSize: 0 },
  side: {
    position: "sticky",
    insetBlockStart: "var(--barStart)",
    boxSizing: "border-box",
    flexShrink: 0,
    inlineSize: "240px",
    maxBlockSize: "calc(100dvh - var(--barHeight))",
    overflowY: "auto",
    scrollbarWidth: "thin",
    paddingInline: "8px",
    paddingBlockEnd: "16px",
    borderInlineEndWidth: "1px",
    borderInlineEndStyle: "solid",
    borderInlineEndColor: appTokens.line,
  },
  rail: { inlineSize: "56px" },
  content: { display: "flex", flexDirection: "column", flexGrow: 1, minInlineSize: 0 },
  main: {
    display: "flex",
    flexDirection: "column",
    flexGrow: 1,
    boxSizing: "border-box",
    minInlineSize: 0,
    minBlockSize: 0,
    padding: "20px 24px 24px",
    outlineStyle: "none",
    "@media (max-width: 639.98px)": { padding: "16px" },
  },
  boxed: { inlineSize: "100%", maxInlineSize: "var(--boxWidth)", marginInline: "auto" },
});

/** The frame around the screens: bar, navigation, content, footer. */
export function Shell({ areas }: { areas: Area[] }) {
  const styles = useStyles();
  const { t } = useTranslation("shell");
  const { handle } = usePlace();
  const content = isScreenHandle(handle) ? handle.route?.content : undefined;
  const fills = content === "fill";
  const narrow = useMediaQuery("(max-width: 975.98px)");
  const sandbox = useSandbox();
  const away = useConnectivity() === "away";
  const isUnusual = useSession()?.user.viewingAs !== undefined || sandbox !== null;
  const { navCollapsed: railed, orientation, horizontalNav, footer } = useLayout();
  const [opened, setOpened] = useState(false);
  const [everOpened, setEverOpened] = useState(false);
  const stands = useScreenStands();
  const vertical = orientation === "vertical";
  // A bar of menus has no place for all that the list shows, so the list can still be opened above the content.
  const overlays = narrow || !vertical;
  const overlayOpen = overlays && opened;
  const toggle = useCallback(() => {
    if (!overlays) return changeLayout({ navCollapsed: !railed });
    setEverOpened(true);
    setOpened((is) => !is);
  }, [overlays, railed]);
  const close = useCallback(() => setOpened(false), []);
  return (
    <div className={mergeClasses(styles.shell, fills && styles.filled)}>
      <SkipLink />
      <div className={styles.bar}>
        <AppBar
          unfolded={overlays ? overlayOpen : !railed}
          toggleLabel={t(overlays ? "nav.open" : railed ? "nav.expand" : "nav.collapse")}
          onToggle={toggle}
        />
      </div>
      <div role="status" className={styles.said}>
        {away && <GatewayBanner />}
      </div>
      {isUnusual && <Banners />}
      {!narrow && !vertical && horizontalNav !== "hidden" && (
        <nav className={styles.menus} aria-label={t("nav.label")}>
          <HorizontalNavigation areas={areas} />
        </nav>
      )}
      <div className={styles.body}>
        {!overlays && (
          <nav
            data-tour="navigation"
            className={mergeClasses(styles.side, railed && styles.rail)}
            aria-label={t("nav.label")}
          >
            {railed ? <NavigationRail areas={areas} /> : <NavigationList areas={areas} />}
          </nav>
        )}
        <div className={styles.content}>
          <main
            id="content"
            tabIndex={-1}
            className={mergeClasses(styles.main, !fills && content !== "wide" && styles.boxed)}
          >
            <KeptScreens areas={areas} />
          </main>
          {stands && (footer === "sticky" || (footer === "static" && !fills)) && <Footer />}
        </div>
      </div>
      {everOpened && <NavigationOverlay areas={areas} open={overlayOpen} onClose={close} />}
    </div>
  );
}
