import { calendarDay, type Clock } from "#gateway/platform/clock.ts";
import { foldForSearch } from "#gateway/platform/fold.ts";
import { onFirstUse } from "#gateway/platform/onFirstUse.ts";
import type { ListQuery } from "#gateway/platform/list/listQuery.ts";
import { helpParts, type HelpTextRow } from "./repository.ts";

const MAX_RELATED = 5;

/** The sample article, last updated as long ago as ever. */
export function article(clock: Clock) {
  const { updatedDay, ...rest } = helpParts().articleData;
  return { ...rest, lastUpdated: calendarDay(clock, updatedDay) };
}

/** The articles of the front page. */
const onFront = () => {
  const { popularArticles, keepLearning } = helpParts().helpCenter;
  return [...popularArticles, ...keepLearning];
};
const slugs = onFirstUse(() => new Map(onFront().map(({ title, slug }) => [title, slug])));

/** A title as a part of an address. */
export const slugOf = (title: string): string =>
  slugs().get(title) ??
  title
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

function written(): Pick<HelpTextRow, "title" | "updatedDay" | "sections">[] {
  const { articleData, texts: others } = helpParts();
  const { productContent, checkoutContent, productImg, checkoutImg } = articleData;
  return [
    {
      ...articleData,
      sections: [
        { html: productContent, img: productImg },
        { html: checkoutContent, img: checkoutImg },
      ],
    },
    ...others.map(({ text, ...one }) => ({
      ...one,
      sections: [{ html: text.map((paragraph) => `<p>${paragraph}</p>`).join(""), img: null }],
    })),
  ];
}

const texts = onFirstUse(() => {
  const {
    articleData,
    helpCenter: { allArticles },
  } = helpParts();
  const firstRead = onFront().map(({ title }) => title);
  return written().map(({ title, updatedDay, sections }): HelpTextRow => {
    const topic = allArticles.find(({ articles }) => articles.some((one) => one.title === title));
    const words = sections.map(({ html }) => html.replaceAll(/<\/?\w+>/g, " ")).join(" ");
    const near = topic?.articles.map((one) => one.title) ?? [];
    const like = title === articleData.title ? articleData.articleList : near.length > 0 ? near : firstRead;
    return {
      id: slugOf(title),
      title,
      topic: topic?.title ?? null,
      summary: /^.{50,}?[.!?](?= )/.exec(words.replaceAll(/ +/g, " ").trim())?.[0] ?? "",
      updatedDay,
      sections,
      related: like.filter((one) => one !== title).slice(0, MAX_RELATED),
      searched: foldForSearch(`${title} ${words}`),
    };
  });
});

/** The article at an address; null when there is none. */
export const helpText = (id: string): HelpTextRow | null => texts().find((one) => one.id === id) ?? null;

/** The articles that contain the text, those first that have it in the title. */
export function find(q: string | null | undefined): HelpTextRow[] {
  const wanted = foldForSearch(q ?? "");
  const isTitled = ({ title }: HelpTextRow) => foldForSearch(title).includes(wanted);
  return texts()
    .filter(({ searched }) => searched.includes(wanted))
    .toSorted((a, b) => Number(isTitled(b)) - Number(isTitled(a)));
}

/** The same articles, the first so many of them. */
export async function page({ itemsPerPage, filter }: Pick<ListQuery<never>, "itemsPerPage" | "filter">) {
  const found = find(filter?.q);
  return await Promise.resolve({ items: found.slice(0, itemsPerPage), total: found.length });
}

/** The day an article was last changed. */
export const updatedOn = (clock: Clock, { updatedDay }: HelpTextRow): string =>
  calendarDay(clock, updatedDay);
