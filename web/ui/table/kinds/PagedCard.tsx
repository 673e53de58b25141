import { Button, makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AppError } from "#web/lib/errors/appError.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import type { Identified } from "#web/ui/table/parts/column.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type PlainColumn, PlainTable } from "./PlainTable.tsx";

const useStyles = makeStyles({
  none: { margin: 0, color: appTokens.colorNeutralForeground3 },
  pages: { display: "flex", gap: "8px" },
});

/** Rows in a card that come a page at a time. */
export interface PagedCardProps<TRow extends Identified> {
  title: string;
  line?: ReactNode;
  tools?: ReactNode;
  /** What the gateway answered: the page, or the last one while another comes; undefined before the first. */
  shown: { items: readonly TRow[]; total: number } | undefined;
  error: AppError | undefined;
  onRetry: () => void;
  /** What is said where nothing came, and where there are no rows. */
  failed: string;
  none: string;
  columns: readonly PlainColumn<TRow>[];
  /** From 1. */
  page: number;
  itemsPerPage: number;
  onPage: (page: number) => void;
}

/** A table in a card with its pages; it waits, is empty, fails and is tried again by itself. */
export function PagedCard<TRow extends Identified>(props: PagedCardProps<TRow>) {
  const { title, line, tools, shown, error, onRetry, failed, none, columns, page, itemsPerPage, onPage } =
    props;
  const styles = useStyles();
  const { t } = useTranslation("ui");
  if (!shown && !error) return <CardSkeleton label={title} lines={4} />;
  return (
    <Card title={title} line={line} tools={tools}>
      {!shown && error && <ErrorState title={failed} error={error} onRetry={onRetry} />}
      {shown?.items.length === 0 && <p className={styles.none}>{none}</p>}
      {shown && shown.items.length > 0 && <PlainTable label={title} rows={shown.items} columns={columns} />}
      {shown && shown.total > itemsPerPage && (
        <div className={styles.pages}>
          <Button size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
            {t("pager.back")}
          </Button>
          <Button size="small" disabled={page * itemsPerPage >= shown.total} onClick={() => onPage(page + 1)}>
            {t("pager.forward")}
          </Button>
        </div>
      )}
    </Card>
  );
}
