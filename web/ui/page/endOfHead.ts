/**
 * The lower end of the shown screen's head, in px from the top of the window: of what holds its primary actions and says so by
 * `data-head`. 0 where there is none, or one that fills half of the window.
 */
export function endOfHead(): number {
  const heads = [...document.querySelectorAll("[data-head]")].filter((one) => !one.closest("[aria-hidden]"));
  const ends = heads.map((one) => one.getBoundingClientRect().bottom);
  return Math.max(0, ...ends.filter((end) => end < window.innerHeight / 2));
}
