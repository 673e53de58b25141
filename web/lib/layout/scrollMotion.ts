/** How the window is scrolled by the console: smoothly, but at once for a person who wants little motion. */
export const scrollMotion = (): ScrollBehavior =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
