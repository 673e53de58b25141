/** Marks what of a screen holds its primary actions, at its top: nothing comes to lie over it. */
export const headMark = { "data-head": "" };

/** The lower end of the shown screen's head, in px from the top of the window; of no use for one that fills half of it. */
export function endOfHead(): number {
  const heads = [...document.querySelectorAll("[data-head]")].filter((one) => !one.closest("[aria-hidden]"));
  const ends = heads.map((one) => one.getBoundingClientRect().bottom);
  return Math.max(0, ...ends.filter((end) => end < window.innerHeight / 2));
}
