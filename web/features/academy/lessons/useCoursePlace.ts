import { useCallback } from "react";
import { useLocation, useNavigate } from "#web/lib/navigation/place.ts";

/** The course that the address names; the documented one where it names none. */
export const courseIn = (search: URLSearchParams): string => search.get("course") ?? "1";

export const tabs = ["notes", "quiz", "about"] as const;
export type CourseTab = (typeof tabs)[number];

/** Which lesson of the course is open, and which part under it, in the address. */
export function useCoursePlace() {
  const { search: text } = useLocation();
  const navigate = useNavigate();
  const search = new URLSearchParams(text);
  const set = useCallback(
    (name: "lesson" | "tab", value: string) => {
      const next = new URLSearchParams(text);
      next.set(name, value);
      void navigate({ search: next.toString() }, { preventScrollReset: true });
    },
    [text, navigate],
  );
  return {
    lesson: search.get("lesson"),
    tab: tabs.find((one) => one === search.get("tab")) ?? tabs[0],
    showLesson: (id: string) => set("lesson", id),
    showTab: (tab: CourseTab) => set("tab", tab),
  };
}
