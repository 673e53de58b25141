import { type RefObject, useEffect, useRef } from "react";

/** Lets Ctrl S save the form, as long as its screen is shown: see `followsSaveKey`. */
export function useSaveKey(isDirty: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { current } = form;
    current?.setAttribute("data-saved", isDirty ? "no" : "yes");
    return () => current?.removeAttribute("data-saved");
  }, [isDirty]);
  return form;
}
