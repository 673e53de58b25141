/** How long it waits where nothing is painted, as in a tab behind, in milliseconds. */
const longest = 200;

/** Runs what nobody waits for once the screen that is being shown has been painted; answers what calls it off. */
export function afterPaint(work: () => void): () => void {
  let timer = setTimeout(work, longest);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
