import { fold } from "../../../platform/fold.ts";
import { faqGroups } from "./repository.ts";

/** The questions that contain the text, in their groups; groups without one are left out. */
export function questions(q: string | null | undefined) {
  const text = fold(q ?? "");
  const found = faqGroups.map((group) => ({ ...group, faqs: group.faqs.filter(({ question }) => fold(question).includes(text)) }));
  return found.filter(({ faqs }) => faqs.length > 0);
}
