import type { ApolloClient } from "@apollo/client";
import { makeStyles, typographyStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "#web/lib/navigation/place.ts";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { FrontFrame } from "#web/ui/front/FrontFrame.tsx";
import { HelpFrontDocument, useHelpFrontQuery } from "./helpCenter.generated.ts";
import { HelpFound } from "./HelpFound.tsx";
import { HelpGuides } from "./HelpGuides.tsx";
import { HelpSearch } from "./HelpSearch.tsx";
import { HelpTopics } from "./HelpTopics.tsx";

const useStyles = makeStyles({
  part: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "12px", marginBlockEnd: "32px" },
  title: { ...typographyStyles.subtitle1, margin: 0 },
  more: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "12px 24px",
    padding: "20px 24px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
  },
  words: { display: "grid", gap: "2px" },
});

export const preload = (_: URL, client: ApolloClient) => startQuery(client, HelpFrontDocument, {});

export function Page() {
  const styles = useStyles();
  const text = useTextStyles();
  const { t } = useTranslation("pages");
  const [search, setSearch] = useSearchParams();
  const q = search.get("q") ?? "";
  const { data, error, refetch } = useHelpFrontQuery();
  const front = data?.helpCenter;
  const find = (wanted: string) =>
    setSearch(wanted.trim() === "" ? {} : { q: wanted.trim() }, { replace: true });
  return (
    <FrontFrame>
      <HelpSearch q={q} onSearch={find} />
      {q !== "" && <HelpFound q={q} onClear={() => find("")} />}
      {q === "" && front && (
        <>
          <Part title={t("help.popular")}>
            <HelpGuides guides={front.popularArticles} />
          </Part>
          <Part title={t("help.topics")}>
            <HelpTopics topics={front.allArticles} />
          </Part>
          <Part title={t("help.next")}>
            <HelpGuides guides={front.keepLearning} />
          </Part>
          <div className={styles.more}>
            <div className={styles.words}>
              <h2 className={styles.title}>{t("help.more.title")}</h2>
              <p className={text.faint}>{t("help.more.text")}</p>
            </div>
            <ActionLink action={{ label: t("help.more.action"), to: "/pages/faq" }} />
          </div>
        </>
      )}
      {q === "" &&
        !front &&
        (error ? (
          <ErrorState title={t("help.failed")} error={error} onRetry={refetch} />
        ) : (
          <CardSkeleton label={t("help.loading")} lines={8} />
        ))}
    </FrontFrame>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
