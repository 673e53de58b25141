import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { SearchBox } from "#web/ui/table/parts/SearchBox.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { matching, type ProfileTab } from "./profileParts.ts";
import { useProfileSearch } from "./useProfileSearch.ts";

const useStyles = makeStyles({
  search: { display: "flex", marginBlockEnd: "16px", maxInlineSize: "400px" },
  list: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(304px, 100%), 1fr))",
    gap: "16px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
  },
  card: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: "12px",
    padding: "16px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
  },
});

export const useProfileCardStyles = makeStyles({
  head: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "center",
    gap: "12px",
  },
  names: { display: "grid", minInlineSize: 0 },
  title: { ...typographyStyles.subtitle2, margin: 0, overflowWrap: "anywhere" },
  text: { margin: 0, overflowWrap: "anywhere", color: appTokens.colorNeutralForeground2 },
  foot: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "8px",
  },
  people: { display: "flex", alignItems: "center", gap: "8px" },
});

export interface ProfileCardsProps<TRow extends { id: string }> {
  tab: ProfileTab;
  label: string;
  rows: readonly TRow[];
  textsOf: (row: TRow) => readonly string[];
  children: (row: TRow, q: string) => ReactNode;
}

export function ProfileCards<TRow extends { id: string }>(props: ProfileCardsProps<TRow>) {
  const { tab, label, rows, textsOf, children } = props;
  const styles = useStyles();
  const { t } = useTranslation("pages");
  const { q, find } = useProfileSearch();
  const found = matching(rows, q, textsOf);
  return (
    <>
      <div className={styles.search}>
        <SearchBox wide label={t(`profile.search.${tab}`)} value={q} onSearch={find} />
      </div>
      {found.length === 0 ? (
        <NothingFound q={q} onClear={() => find("")} />
      ) : (
        <ul className={styles.list} aria-label={label}>
          {found.map((row) => (
            <li key={row.id} className={styles.card}>
              {children(row, q)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export function NothingFound({ q, onClear }: { q: string; onClear: () => void }) {
  const { t } = useTranslation("pages");
  return (
    <EmptyState
      why="noMatch"
      title={t("profile.none.title")}
      text={t("profile.none.text", { q })}
      actions={<Button onClick={onClear}>{t("profile.none.clear")}</Button>}
    />
  );
}
