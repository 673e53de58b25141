import { Button, makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { Highlighted } from "#web/ui/detail/Highlighted.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useHelpFoundQuery } from "./helpCenter.generated.ts";
import { articlePath } from "./helpPlace.ts";

const useStyles = makeStyles({
  list: {
    display: "grid",
    margin: 0,
    marginBlockStart: "12px",
    padding: 0,
    listStyleType: "none",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
    overflow: "hidden",
  },
  item: { ":not(:first-child)": { borderTop: `1px solid ${appTokens.lineSoft}` } },
  link: {
    display: "grid",
    gap: "2px",
    padding: "12px 16px",
    color: "inherit",
    textDecorationLine: "none",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
});

export function HelpFound({ q, onClear }: { q: string; onClear: () => void }) {
  const styles = useStyles();
  const text = useTextStyles();
  const { t } = useTranslation("pages");
  const { data, previousData, error, refetch } = useHelpFoundQuery({ variables: { q } });
  const found = (data ?? (error ? undefined : previousData))?.helpTexts;
  if (!found)
    return error ? (
      <ErrorState title={t("help.failed")} error={error} onRetry={refetch} />
    ) : (
      <CardSkeleton label={t("help.loading")} lines={6} />
    );
  if (found.length === 0)
    return (
      <EmptyState
        why="noMatch"
        title={t("help.none.title")}
        text={t("help.none.text", { q })}
        actions={<Button onClick={onClear}>{t("help.none.clear")}</Button>}
      />
    );
  return (
    <>
      <p role="status" className={text.faint}>
        {t("help.found", { count: found.length })}
      </p>
      <ul className={styles.list}>
        {found.map(({ id, title, topic, summary }) => (
          <li key={id} className={styles.item}>
            <PlaceLink className={styles.link} to={articlePath(id)}>
              <span dir="auto" className={text.name}>
                <Highlighted text={title} q={q} />
              </span>
              <span dir="auto">
                <Highlighted text={summary} q={q} />
              </span>
              {topic !== null && (
                <span dir="auto" className={text.caption}>
                  {topic}
                </span>
              )}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </>
  );
}
