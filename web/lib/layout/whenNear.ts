const acts = new WeakMap<Element, () => void>();

let observer: IntersectionObserver | undefined;

const watching = () =>
  (observer ??= new IntersectionObserver(
    (entries, own) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        own.unobserve(target);
        acts.get(target)?.();
      }
    },
    { rootMargin: "200px", scrollMargin: "200px" },
  ));

/** Acts once, when the element is in sight or within 200 px of it, in the window and in what scrolls around it; what comes back ends the wait. */
export function whenNear(element: Element, act: () => void): () => void {
  acts.set(element, act);
  watching().observe(element);
  return () => watching().unobserve(element);
}
