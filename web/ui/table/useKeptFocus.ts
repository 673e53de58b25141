import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/** What gets the focus, the first that is there: the row under the cursor, a card, what an empty list offers. No field: there Ctrl Z would mean its text. */
const successors = ["tr[data-index][tabindex='0']", "ul > li a[href]", "h2 ~ div :is(a[href], button)"];

/** What the frame of a list is given. */
export interface KeptFocus {
  ref: RefObject<HTMLElement | null>;
  onFocus: () => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** Keeps the focus in a list when what had it has gone, a deleted row or the bar of a selection: keyboards go on from there. */
export function useKeptFocus(): KeptFocus {
  const ref = useRef<HTMLElement>(null);
  const held = useRef(false);
  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    const [next] = successors.flatMap((selector) => ref.current?.querySelector<HTMLElement>(selector) ?? []);
    next?.focus({ preventScroll: true });
  });
  return {
    ref,
    onFocus: () => {
      held.current = true;
    },
    // What is removed tells nobody that it has lost the focus.
    onBlur: ({ currentTarget, relatedTarget }) => {
      held.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    },
  };
}
