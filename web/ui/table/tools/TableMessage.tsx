import { Button } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { ActionLink, type LinkAction } from "#web/ui/action/ActionLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";

/** What an empty list says of itself. */
export interface EmptyText {
  title: string;
  text: string;
}

/** Why a list shows no rows. */
export interface TableMessageProps {
  empty: EmptyText;
  primary?: LinkAction | undefined;
  page: number;
  /** The search of the last page that has rows; undefined when the whole list is empty. */
  lastPage: { page: number; href: string } | undefined;
  /** Whether a search or filters hide everything. */
  filtered: boolean;
  onClear: () => void;
  /** The search of the default view, where another one is empty. */
  defaultView: string | undefined;
}

/** Says why no row is here, and what to do next. */
export function TableMessage({
  empty,
  primary,
  page,
  lastPage,
  filtered,
  onClear,
  defaultView,
}: TableMessageProps) {
  const { t } = useTranslation("ui");
  const { number } = useFormat();
  if (lastPage) {
    const action = { label: t("table.beyond.action", { page: number(lastPage.page) }), to: lastPage.href };
    return (
      <EmptyState
        title={t("table.beyond.title", { page: number(page) })}
        text={t("table.beyond.text")}
        actions={<ActionLink appearance="primary" action={action} />}
      />
    );
  }
  if (filtered) {
    const clear = (
      <Button appearance="primary" onClick={onClear}>
        {t("table.noMatch.action")}
      </Button>
    );
    return (
      <EmptyState
        why="noMatch"
        title={t("table.noMatch.title")}
        text={t("table.noMatch.text")}
        actions={clear}
      />
    );
  }
  if (defaultView !== undefined) {
    const action = { label: t("table.emptyView.action"), to: defaultView };
    return (
      <EmptyState
        title={t("table.emptyView.title")}
        text={t("table.emptyView.text")}
        actions={<ActionLink appearance="primary" action={action} />}
      />
    );
  }
  return <EmptyState {...empty} actions={primary && <ActionLink appearance="primary" action={primary} />} />;
}
