import { driver } from "driver.js";
import "driver.js/dist/driver.css";
import type { TourStep } from "./tourStep.ts";

/** A tour that has begun. */
export interface RunningTour {
  end: () => void;
}

/** How a tour looks and speaks. */
export interface TourLook {
  /** The classes of its window. */
  look: string;
  rtl: boolean;
  words: Record<"next" | "back" | "done" | "skip" | "progress", string>;
  /** Called once, when it was gone through, skipped or taken away. */
  onEnd?: () => void;
}

/** Leads from place to place; the arrow that points on goes on, the other one back, Escape ends it. */
export function startTour(steps: readonly TourStep[], { look, rtl, words, onEnd }: TourLook): RunningTour {
  const shown = steps.filter(({ at }) => at === undefined || placeOf(at));
  const tour = driver({
    animate: !window.matchMedia("(prefers-reduced-motion: reduce)").matches,
    allowKeyboardControl: false,
    overlayClickBehavior: () => undefined,
    onCloseClick: () => end(),
    onDoneClick: () => end(),
    stagePadding: 4,
    stageRadius: 6,
    popoverOffset: 8,
    popoverClass: look,
    showProgress: true,
    progressText: words.progress,
    nextBtnText: words.next,
    prevBtnText: words.back,
    doneBtnText: words.done,
    steps: shown.map(({ at, title, text }) => ({
      ...(at !== undefined && { element: () => placeOf(at) ?? document.body }),
      popover: {
        title: textOf(title),
        description: textOf(text),
        showButtons: ["next", "previous", "close"],
      },
      disableActiveInteraction: true,
    })),
    onPopoverRender: ({ wrapper, title, footer, closeButton, previousButton }) => {
      wrapper.setAttribute("aria-modal", "true");
      // They are no head and foot of the page.
      for (const part of [title, footer]) part.setAttribute("role", "presentation");
      closeButton.textContent = words.skip;
      closeButton.removeAttribute("aria-label");
      previousButton.hidden = tour.isFirstStep();
    },
  });
  const [on, back] = rtl ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  let ended = false;
  // The library tells of its end only where a place has been lit for a while.
  const end = () => {
    if (ended) return;
    ended = true;
    document.removeEventListener("keydown", onKeyDown, true);
    tour.destroy();
    onEnd?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") end();
    else if (event.key === on && tour.hasNextStep()) tour.moveNext();
    else if (event.key === back && tour.hasPreviousStep()) tour.movePrevious();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("keydown", onKeyDown, true);
  tour.drive();
  return { end };
}

/** What matches and has a place on the screen. */
function placeOf(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
}

/** The library takes markup; what is told is plain text. */
function textOf(words: string): string {
  const holder = document.createElement("span");
  holder.textContent = words;
  return holder.innerHTML;
}
