import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation, useMatches } from "react-router-dom";
import type { Area } from "../../lib/area.ts";
import { useSandbox } from "../../lib/sandbox.ts";
import { storage } from "../../lib/storage.ts";
import { useMediaQuery } from "../../lib/useMediaQuery.ts";
import { lazyPiece } from "../../ui/lazy/lazyPiece.tsx";
import { appTokens } from "../../ui/theme/tokens.ts";
import { isScreenHandle } from "../routing/screenHandle.ts";
import { AppBar } from "./AppBar.tsx";
import { GatewayBanner } from "./GatewayBanner.tsx";
import { NavigationList } from "./NavigationList.tsx";
import { NavigationRail } from "./NavigationRail.tsx";
import { SkipLink } from "./SkipLink.tsx";

const SandboxBanner = lazyPiece(async () => (await import("./SandboxBanner.tsx")).SandboxBanner);
const NavigationOverlay = lazyPiece(async () => (await import("./NavigationOverlay.tsx")).NavigationOverlay);

const wide = "@media (min-width: 640px)";
const useStyles = makeStyles({
  shell: { display: "flex", flexDirection: "column", minBlockSize: "100dvh" },
  filled: { [wide]: { blockSize: "100dvh" } },
  body: { display: "flex", flexGrow: 1, minBlockSize: 0 },
  side: {
    position: "sticky",
    insetBlockStart: "48px",
    boxSizing: "border-box",
    flexShrink: 0,
    inlineSize: "240px",
    maxBlockSize: "calc(100dvh - 48px)",
    overflowY: "auto",
    scrollbarWidth: "thin",
    paddingInline: "8px",
    paddingBlockEnd: "16px",
    borderInlineEndWidth: "1px",
    borderInlineEndStyle: "solid",
    borderInlineEndColor: appTokens.line,
  },
  rail: { inlineSize: "56px" },
  main: {
    display: "flex",
    flexDirection: "column",
    flexGrow: 1,
    boxSizing: "border-box",
    minInlineSize: 0,
    padding: "20px 24px 24px",
    outlineStyle: "none",
    "@media (max-width: 639.98px)": { padding: "16px" },
  },
  boxed: { inlineSize: "100%", maxInlineSize: "1248px", marginInline: "auto" },
});

const keptKey = "berth.nav";

/** The frame around the screens: bar, navigation, content. */
export function Shell({ areas }: { areas: Area[] }) {
  const styles = useStyles();
  const { t } = useTranslation("shell");
  const { key } = useLocation();
  const handle = useMatches().at(-1)?.handle;
  const fills = isScreenHandle(handle) && handle.route?.content === "fill";
  const narrow = useMediaQuery("(max-width: 975.98px)");
  const sandbox = useSandbox();
  const [railed, setRailed] = useState(() => storage.read(keptKey) === "rail");
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [everOpened, setEverOpened] = useState(false);
  const overlayOpen = narrow && openedAt === key;
  const toggle = () => {
    if (narrow) {
      setEverOpened(true);
      setOpenedAt(overlayOpen ? null : key);
    } else {
      storage.write(keptKey, railed ? null : "rail");
      setRailed(!railed);
    }
  };
  const unfolded = narrow ? overlayOpen : !railed;
  const toggleLabel = t(narrow ? "nav.open" : railed ? "nav.expand" : "nav.collapse");
  return (
    <div className={mergeClasses(styles.shell, fills && styles.filled)}>
      <SkipLink />
      <AppBar unfolded={unfolded} toggleLabel={toggleLabel} onToggle={toggle} />
      <GatewayBanner />
      {sandbox !== null && <SandboxBanner sandbox={sandbox} />}
      <div className={styles.body}>
        {!narrow && (
          <nav className={mergeClasses(styles.side, railed && styles.rail)} aria-label={t("nav.label")}>
            {railed ? <NavigationRail areas={areas} /> : <NavigationList areas={areas} />}
          </nav>
        )}
        <main id="content" tabIndex={-1} className={mergeClasses(styles.main, !fills && styles.boxed)}>
          <Outlet />
        </main>
      </div>
      {everOpened && <NavigationOverlay areas={areas} open={overlayOpen} onClose={() => setOpenedAt(null)} />}
    </div>
  );
}
