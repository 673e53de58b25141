import { makeStyles } from "@fluentui/react-components";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

const useStyles = makeStyles({ place: { blockSize: "212px" } });

/** `Slides`, whose code and style sheet come with the first demo that is shown. */
export const LazySlides = lazyComponent(() => import("./Slides.tsx"), "Slides", { Waiting });

function Waiting() {
  return <div className={useStyles().place} aria-hidden />;
}
