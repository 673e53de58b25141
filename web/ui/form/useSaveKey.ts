import { type RefObject, useEffect, useRef } from "react";
import { onSaveKey } from "./saveKey.ts";

/** Lets Ctrl S save the form, as long as its screen is shown: see `onSaveKey`. */
export function useSaveKey(isDirty: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { current } = form;
    current?.setAttribute("data-saved", isDirty ? "no" : "yes");
    return () => current?.removeAttribute("data-saved");
  }, [isDirty]);
  useEffect(() => {
    window.addEventListener("keydown", onSaveKey);
    return () => window.removeEventListener("keydown", onSaveKey);
  }, []);
  return form;
}
