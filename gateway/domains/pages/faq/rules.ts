import type { ListQuery } from "#gateway/platform/list/listQuery.ts";
import { foldForSearch } from "#gateway/platform/fold.ts";
import { faqGroups } from "./repository.ts";

/** The questions that contain the text, in their groups; groups without one are left out. */
export function questions(q: string | null | undefined) {
  const text = foldForSearch(q ?? "");
  const found = faqGroups().map((group) => ({
    ...group,
    faqs: group.faqs.filter(({ question }) => foldForSearch(question).includes(text)),
  }));
  return found.filter(({ faqs }) => faqs.length > 0);
}

/** The same questions one by one, the first so many of them. */
export async function page({ itemsPerPage, filter }: Pick<ListQuery<never>, "itemsPerPage" | "filter">) {
  const found = questions(filter?.q).flatMap(({ faqTitle, faqs }) =>
    faqs.map((faq) => ({ ...faq, faqTitle })),
  );
  return await Promise.resolve({ items: found.slice(0, itemsPerPage), total: found.length });
}
