import { foldForSearch } from "#gateway/platform/fold.ts";
import { faqGroups } from "./repository.ts";

/** The questions that contain the text, in their groups; groups without one are left out. */
export function questions(q: string | null | undefined) {
  const text = foldForSearch(q ?? "");
  const found = faqGroups.map((group) => ({
    ...group,
    faqs: group.faqs.filter(({ question }) => foldForSearch(question).includes(text)),
  }));
  return found.filter(({ faqs }) => faqs.length > 0);
}
