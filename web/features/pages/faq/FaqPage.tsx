import type { ApolloClient } from "@apollo/client";
import { Button, makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "#web/lib/navigation/place.ts";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { SearchBox } from "#web/ui/table/parts/SearchBox.tsx";
import { FaqGroupCard } from "./FaqGroupCard.tsx";
import { FaqOutline } from "./FaqOutline.tsx";
import { FaqQuestionsDocument, type FaqQuestionsQuery, useFaqQuestionsQuery } from "./faq.generated.ts";

const useStyles = makeStyles({
  columns: {
    display: "grid",
    gridTemplateColumns: "220px minmax(0, 1fr)",
    alignItems: "start",
    gap: "24px",
    "@media (max-width: 959.98px)": { gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
  },
  search: { display: "flex", marginBlockEnd: "16px", maxInlineSize: "640px" },
  groups: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
});

export const preload = ({ searchParams }: URL, client: ApolloClient) =>
  startQuery(client, FaqQuestionsDocument, { q: searchParams.get("q") ?? "" });

export function Page() {
  const styles = useStyles();
  const { t } = useTranslation("pages");
  const [search, setSearch] = useSearchParams();
  const q = search.get("q") ?? "";
  const { data, previousData, error, refetch } = useFaqQuestionsQuery({ variables: { q } });
  // That there was no question of the words before says nothing of these.
  const before = previousData?.faqGroups.length === 0 ? undefined : previousData;
  const groups = (data ?? (error ? undefined : before))?.faqGroups;
  const find = (text: string) => setSearch(text.trim() === "" ? {} : { q: text.trim() }, { replace: true });
  const count = groups?.reduce((sum, { faqs }) => sum + faqs.length, 0);
  return (
    <>
      <ScreenHeader status={[count === undefined ? undefined : t("faq.count", { count })]} />
      <div className={styles.search}>
        <SearchBox wide label={t("faq.search")} value={q} onSearch={find} />
      </div>
      {groups?.length === 0 && (
        <EmptyState
          why="noMatch"
          title={t("faq.none.title")}
          text={t("faq.none.text", { q })}
          actions={<Button onClick={() => find("")}>{t("faq.none.clear")}</Button>}
        />
      )}
      {groups && groups.length > 0 && (
        <div className={styles.columns}>
          <FaqOutline groups={groups} />
          <div className={styles.groups}>
            {groups.map((group) => (
              <FaqGroupCard key={keyOf(group, count === 1)} group={group} q={q} isOpen={count === 1} />
            ))}
          </div>
        </div>
      )}
      {!groups &&
        (error ? (
          <ErrorState title={t("faq.failed")} error={error} onRetry={refetch} />
        ) : (
          <CardSkeleton label={t("faq.loading")} lines={8} />
        ))}
    </>
  );
}

/** Cards that hold other questions begin anew, with their answers closed or the only one open. */
const keyOf = ({ faqTitle, faqs }: FaqQuestionsQuery["faqGroups"][number], isOpen: boolean) =>
  [faqTitle, isOpen, ...faqs.map(({ id }) => id)].join(" ");
