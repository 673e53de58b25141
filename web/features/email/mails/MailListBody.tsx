import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { MailRows, type MailRowsProps } from "./MailRows.tsx";
import { MailSkeleton } from "./MailSkeleton.tsx";
import type { MailList } from "./useMailList.ts";

export interface MailListBodyProps extends Omit<MailRowsProps, "ids" | "total" | "onLook"> {
  list: MailList;
  /** Tells one list from another: each begins at its first row. */
  listKey: string;
  /** Whether some mails of the box are left out. */
  narrowed: boolean;
}

/** The rows of a list of mails, or what stands in their place: its failure, its skeleton, that there are none. */
export function MailListBody({ list, listKey, narrowed, ...rows }: MailListBodyProps) {
  const { t } = useTranslation("email");
  if (list.error) return <ErrorState title={t("failed")} error={list.error} onRetry={list.retry} />;
  if (list.ids === undefined) return <MailSkeleton label={t("loading")} />;
  if (list.ids.length === 0)
    return (
      <EmptyState
        why={narrowed ? "noMatch" : "none"}
        title={t(narrowed ? "noMatch.title" : "empty.title", { name: rows.label })}
        text={t(narrowed ? "noMatch.text" : "empty.text")}
      />
    );
  return <MailRows key={listKey} ids={list.ids} total={list.total} onLook={list.look} {...rows} />;
}
