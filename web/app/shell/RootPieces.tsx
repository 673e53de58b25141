import { useSyncExternalStore } from "react";
import { useStore } from "#web/lib/storage/store.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { customiserStore } from "#web/app/customiser/customiserStore.ts";
import { CornerMenu } from "./CornerMenu.tsx";
import { NavigationProgress } from "./NavigationProgress.tsx";
import { ScrollToTop } from "./ScrollToTop.tsx";
import { useAreaOutboxes } from "./useAreaOutboxes.ts";
import { useLanguageSync } from "./useLanguageSync.ts";
import { useLookSync } from "./useLookSync.ts";

const Customiser = lazyComponent(() => import("#web/app/customiser/Customiser.tsx"), "Customiser", {
  texts: ["customiser"],
});

function followScroll(changed: () => void): () => void {
  window.addEventListener("scroll", changed, { passive: true });
  return () => window.removeEventListener("scroll", changed);
}
const isScrolled = () => window.scrollY > 200;

/** The line of a slow navigation, the settings of the interface with what follows from them, and the way back to the top. */
export function RootPieces({ late }: { late: boolean }) {
  const customising = useStore(customiserStore);
  const scrolled = useSyncExternalStore(followScroll, isScrolled);
  useLookSync(late);
  useLanguageSync(late);
  useAreaOutboxes();
  return (
    <>
      <NavigationProgress />
      <CornerMenu />
      {scrolled && <ScrollToTop />}
      {customising !== null && <Customiser open={customising} />}
    </>
  );
}
