import { useScrolled } from "#web/lib/layout/useScrolled.ts";
import { useStore } from "#web/lib/storage/store.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { customiserStore } from "#web/app/customiser/customiserStore.ts";
import { useTourOffered } from "#web/app/tour/tourMemory.ts";
import { consoleTourStore } from "#web/lib/navigation/consoleTour.ts";
import { CornerMenu } from "./CornerMenu.tsx";
import { NavigationProgress } from "./NavigationProgress.tsx";
import { ScrollToTop } from "./ScrollToTop.tsx";
import { useAreaOutboxes } from "./useAreaOutboxes.ts";
import { useLanguageSync } from "./useLanguageSync.ts";
import { useLookSync } from "./useLookSync.ts";

const Customiser = lazyComponent(() => import("#web/app/customiser/Customiser.tsx"), "Customiser", {
  texts: ["customiser"],
});
const TourOffer = lazyComponent(() => import("#web/app/tour/TourOffer.tsx"), "TourOffer", { texts: ["bar"] });
const ConsoleTour = lazyComponent(() => import("#web/app/tour/ConsoleTour.tsx"), "ConsoleTour", {
  texts: ["bar"],
});

/** The line of a slow navigation, the settings of the interface with what follows from them, the way back to the top, and the tour. */
export function RootPieces({ late }: { late: boolean }) {
  const customising = useStore(customiserStore);
  const scrolled = useScrolled(200);
  const touring = useStore(consoleTourStore);
  const offered = useTourOffered();
  useLookSync(late);
  useLanguageSync(late);
  useAreaOutboxes();
  return (
    <>
      <NavigationProgress />
      <CornerMenu />
      {scrolled && <ScrollToTop />}
      {late && offered && !touring && <TourOffer />}
      {touring && <ConsoleTour />}
      {customising !== null && <Customiser open={customising} />}
    </>
  );
}
