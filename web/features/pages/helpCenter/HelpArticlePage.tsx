import type { ApolloClient } from "@apollo/client";
import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "#web/lib/navigation/place.ts";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { RichTextView } from "#web/ui/editor/RichTextView.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { HelpfulVote } from "#web/ui/feedback/HelpfulVote.tsx";
import { dateOf } from "#web/ui/form/dates/dayText.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { SearchBox } from "#web/ui/table/parts/SearchBox.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { FrontFrame } from "#web/ui/front/FrontFrame.tsx";
import { HelpReadDocument, useHelpReadQuery } from "./helpCenter.generated.ts";
import { articlePath, foundPath, helpPath } from "./helpPlace.ts";

const useStyles = makeStyles({
  search: { display: "flex", maxInlineSize: "400px", marginBlock: "24px 20px" },
  columns: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 280px",
    alignItems: "start",
    gap: "24px",
    "@media (max-width: 959.98px)": { gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
  },
  article: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "20px",
    padding: "24px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
    "@media (max-width: 639.98px)": { padding: "16px" },
  },
  section: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px", maxInlineSize: "680px" },
  picture: { inlineSize: "100%", maxInlineSize: "480px", blockSize: "auto" },
  vote: { paddingBlockStart: "16px", borderTop: `1px solid ${appTokens.lineSoft}` },
  list: { display: "grid", margin: 0, marginInline: "-8px", padding: 0, listStyleType: "none" },
  link: {
    display: "flex",
    alignItems: "center",
    minBlockSize: "32px",
    paddingInline: "8px",
    borderRadius: appTokens.borderRadiusMedium,
    color: appTokens.colorBrandForegroundLink,
    textDecorationLine: "none",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    "@media (hover: none)": { minBlockSize: "44px" },
  },
});

const idIn = ({ pathname }: URL) => decodeURIComponent(pathname.split("/").at(-1) ?? "");

export const preload = (url: URL, client: ApolloClient) =>
  startQuery(client, HelpReadDocument, { id: idIn(url) });

export function Page() {
  const styles = useStyles();
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const { title: id = "" } = useParams();
  const { data, error, refetch } = useHelpReadQuery({ variables: { id } });
  const found = data?.helpText;
  return (
    <FrontFrame>
      <div className={styles.search}>
        <SearchBox
          wide
          label={t("pages:help.search")}
          value=""
          onSearch={(q) => q.trim() !== "" && void navigate(foundPath(q.trim()))}
        />
      </div>
      {found && (
        <>
          <PageHeader
            title={<span dir="auto">{found.title}</span>}
            breadcrumb={[
              { label: t("screens:pages.helpCenter"), to: helpPath },
              ...(found.topic === null ? [] : [{ label: found.topic }]),
              { label: found.title },
            ]}
            status={[
              t("pages:help.updated", {
                day: format.date(dateOf(found.lastUpdated) ?? found.lastUpdated),
              }),
            ]}
          />
          <div className={styles.columns}>
            <article className={styles.article}>
              {found.sections.map(({ html, img }) => (
                <div key={html} className={styles.section}>
                  <RichTextView html={html} />
                  {img !== null && <img className={styles.picture} src={img} alt="" loading="lazy" />}
                </div>
              ))}
              <div className={styles.vote}>
                <HelpfulVote kept="help.helpful" id={found.id} name={found.title} />
              </div>
            </article>
            <Card title={t("pages:help.related")}>
              <ul className={styles.list}>
                {found.related.map(({ slug, title }) => (
                  <li key={slug}>
                    <PlaceLink className={styles.link} to={articlePath(slug)}>
                      <span dir="auto">{title}</span>
                    </PlaceLink>
                  </li>
                ))}
              </ul>
            </Card>
          </div>
        </>
      )}
      {!found && error && <ErrorState title={t("pages:help.failed")} error={error} onRetry={refetch} />}
      {!found && !error && !data && <CardSkeleton label={t("pages:help.loading")} lines={8} />}
      {data && !found && (
        <EmptyState
          why="gone"
          level={1}
          title={t("pages:help.gone.title")}
          text={t("pages:help.gone.text")}
          actions={
            <ActionLink appearance="primary" action={{ label: t("pages:help.gone.action"), to: helpPath }} />
          }
        />
      )}
    </FrontFrame>
  );
}
