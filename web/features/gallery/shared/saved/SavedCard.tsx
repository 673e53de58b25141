import { Button } from "@fluentui/react-components";
import { Document20Regular } from "@fluentui/react-icons/svg/document";
import { DocumentCheckmark20Regular } from "@fluentui/react-icons/svg/document-checkmark";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { useUndo } from "#web/ui/feedback/undo.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import type { Action } from "#web/ui/menu/action.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import type { SavedCalls, SavedRecord } from "./savedRecord.ts";

/** What the wizard made before: a draft can be continued, anything can be deleted and brought back. */
export function SavedCard<TRecord extends SavedRecord, TInput>({
  texts,
  calls: { records, error, refetch, remove },
  current,
  onOpen,
  onNew,
}: {
  texts: string;
  calls: SavedCalls<TRecord, TInput>;
  /** The draft that the wizard has open. */
  current: string | undefined;
  onOpen: (record: TRecord) => void;
  onNew: () => void;
}) {
  const words = useWords(texts);
  const { t } = useTranslation("galleryWizards");
  const format = useFormat();
  const offerUndo = useUndo();
  const tellError = useErrorToast();
  const pill = pillOf<SavedRecord["status"]>(words, "statuses", {
    DRAFT: { tone: "idle" },
    SUBMITTED: { tone: "ok" },
  });
  const discard = async ({ id, name }: TRecord) => {
    const token = await remove(id);
    if (id === current) onNew();
    refetch();
    offerUndo({ text: t("saved.deleted", { name }), tokens: [token], onUndone: refetch });
  };
  const entry = (record: TRecord) => ({
    id: record.id,
    icon: record.status === "DRAFT" ? <Document20Regular /> : <DocumentCheckmark20Regular />,
    title: record.name,
    pills: pill(record.status),
    marked: record.id === current,
    lines: [format.relative(record.createdAt)],
    menu: {
      label: t("saved.menu", { name: record.name }),
      actions: (): Action[] => [
        ...(record.status === "DRAFT"
          ? [{ id: "continue", label: t("saved.continue"), run: () => onOpen(record) }]
          : []),
        {
          id: "delete",
          label: t("saved.delete"),
          tone: "danger",
          run: () => void discard(record).catch(tellError),
        },
      ],
    },
  });
  return (
    <Card
      title={words("saved")}
      line={t("saved.line")}
      tools={
        <Button size="small" onClick={onNew}>
          {t("saved.new")}
        </Button>
      }
    >
      {records ? (
        <EntryList label={words("saved")} entries={records.map(entry)} empty={t("saved.none")} />
      ) : (
        error && <ErrorState title={t("saved.failed")} error={error} onRetry={refetch} />
      )}
    </Card>
  );
}
