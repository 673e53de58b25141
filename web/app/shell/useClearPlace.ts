import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from "react";

/** What can be pressed or typed into, and the bars that stick to the lower edge, which say so by `data-dock`. */
const kept =
  'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable=true], [data-dock]';

/** What stays free around the button, in px. */
const air = 4;

/** The rest of the window's height that a button may rise to, below the bars. */
const highest = 120;

/** A button at the end of the window's edge, and how far it is moved up from there; unseen where there is no place. */
export function useClearPlace(): { button: RefObject<HTMLButtonElement | null>; style: CSSProperties } {
  const button = useRef<HTMLButtonElement>(null);
  const [lift, setLift] = useState<number | null>(0);
  useLayoutEffect(() => {
    const { current } = button;
    if (!current) return;
    let frame = 0;
    const look = () => setLift(clearLift(current));
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    // While the page moves the button rests.
    const rest = "onscrollend" in window ? "scrollend" : "scroll";
    const changes = new MutationObserver(lookSoon);
    const content = document.getElementById("content") ?? document.body;
    changes.observe(content, { childList: true, subtree: true });
    window.addEventListener(rest, lookSoon, { passive: true });
    window.addEventListener("resize", lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      window.removeEventListener(rest, lookSoon);
      window.removeEventListener("resize", lookSoon);
    };
  }, []);
  return { button, style: lift === null ? { visibility: "hidden" } : { marginBlockEnd: `${lift}px` } };
}

/** How many px above its place, whatever it was moved by, the button covers nothing; null where it always would. */
function clearLift(button: HTMLElement): number | null {
  const { left, right, height, bottom } = button.getBoundingClientRect();
  const lowest = bottom + Number.parseFloat(getComputedStyle(button).marginBlockEnd || "0");
  const inTheWay = [...document.querySelectorAll(kept)]
    .filter((one) => one !== button && !one.closest("[aria-hidden]"))
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.left < right + air && box.right > left - air)
    .toSorted((one, other) => other.bottom - one.bottom);
  let end = lowest;
  for (const box of inTheWay) if (box.bottom > end - height - air && box.top < end + air) end = box.top - air;
  return end - height < highest ? null : lowest - end;
}
