import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  MessageBar,
  MessageBarBody,
} from "@fluentui/react-components";
import { ArrowDownload20Regular } from "@fluentui/react-icons/svg/arrow-download";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type AppError, toAppError } from "#web/lib/errors/appError.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { badRowsFile, importFile, type ImportOutcome } from "#web/lib/list/importFile.ts";
import { saveFile } from "#web/lib/storage/saveFile.ts";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { useUndo } from "#web/ui/feedback/undo.ts";
import { useFocusBack } from "#web/ui/feedback/useFocusBack.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { ExistingChoice, type ExistingWish } from "./ExistingChoice.tsx";
import { FileChoice } from "./FileChoice.tsx";
import type { ImportDeclaration } from "./importDeclaration.ts";
import { ImportPreview } from "./ImportPreview.tsx";
import { useImportText } from "./useImportText.ts";

const useStyles = makeStyles({
  surface: { maxInlineSize: "720px" },
  content: { display: "grid", gap: "16px", alignContent: "start", minInlineSize: 0, paddingBlock: "4px" },
  hint: { margin: 0, color: appTokens.colorNeutralForeground2 },
  sums: { margin: 0, fontWeight: appTokens.fontWeightSemibold, fontVariantNumeric: "tabular-nums" },
});

/** The wizard of an import. */
export interface ImportDialogProps {
  open: boolean;
  declaration: ImportDeclaration;
  onClose: () => void;
}

/**
 * Takes a file, shows what it would do and which rows are wrong, and does it when the person agrees; nothing is changed before.
 * When it is closed the import is told with Undo; it closes by itself where every row was taken.
 */
export function ImportDialog({ open, declaration, onClose }: ImportDialogProps) {
  const { path, title, columns, keyLabel, onImported } = declaration;
  const offerUndo = useUndo();
  const styles = useStyles();
  useFocusBack(open, "dialog");
  const { t } = useTranslation(["table", "ui"]);
  const { number } = useFormat();
  const { fileText, rowText } = useImportText(columns);
  const [file, setFile] = useState<File>();
  const [existing, setExisting] = useState<ExistingWish>("skip");
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const [error, setError] = useState<AppError>();
  const [busy, setBusy] = useState(false);
  const [key, setKey] = useState(newKey);
  const headers = Object.fromEntries(columns.map(({ id, label }) => [id, label]));
  const words = Object.fromEntries(
    columns.flatMap((column) => (column.words ? [[column.id, column.words]] : [])),
  );

  const send = async (given: File, wish: ExistingWish, apply: boolean) => {
    setBusy(true);
    setError(undefined);
    try {
      const told = await importFile({
        path,
        file: given,
        existing: wish,
        headers,
        words,
        key: apply ? key : undefined,
      });
      setOutcome(told);
      if (told.applied) onImported();
      if (told.applied && told.bad.length === 0) close(told);
    } catch (thrown) {
      setError(toAppError(thrown));
      if (!apply) setOutcome(undefined);
    } finally {
      setBusy(false);
    }
  };
  const sumsOf = ({ created, updated, skipped, bad }: ImportOutcome) =>
    Object.entries({ created, updated, skipped, bad: bad.length })
      .filter(([, count]) => count > 0)
      .map(([name, count]) => t(`import.sums.${name}`, { count, total: number(count) }))
      .join(" · ") || t("import.sums.none");
  const close = (told: ImportOutcome | undefined) => {
    onClose();
    if (!told?.applied) return;
    const text = t("import.told", { sums: sumsOf(told) });
    offerUndo({ text, tokens: [told.undoToken], onUndone: onImported });
  };
  const look = (given: File, wish: ExistingWish) => {
    setFile(given);
    setExisting(wish);
    // Another file or another wish is another call.
    setKey(newKey());
    void send(given, wish, false);
  };
  const download = (told: ImportOutcome) =>
    saveFile(
      `${(file?.name ?? "").replace(/\.csv$/i, "")}-${t("import.badFile")}.csv`,
      badRowsFile(told, { header: t("import.problem"), text: rowText }),
    );
  const taken = outcome ? outcome.created + outcome.updated : 0;
  return (
    <Dialog
      open={open}
      modalType={busy ? "alert" : "modal"}
      onOpenChange={(_, change) => change.open || busy || close(outcome)}
    >
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{outcome?.applied ? t("import.done") : title}</DialogTitle>
          <DialogContent className={styles.content} aria-busy={busy}>
            {!outcome && (
              <p className={styles.hint}>
                {t("import.hint", {
                  columns: columns
                    .filter(({ required }) => required)
                    .map(({ label }) => label)
                    .join(t("import.comma")),
                })}
              </p>
            )}
            {error && (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>{fileText(error).join(" ")}</MessageBarBody>
              </MessageBar>
            )}
            {!outcome && <FileChoice busy={busy} onFile={(given) => look(given, existing)} />}
            {outcome && file && (
              <>
                {!outcome.applied && keyLabel !== undefined && (
                  <ExistingChoice
                    keyLabel={keyLabel}
                    existing={existing}
                    busy={busy}
                    onChoose={(wish) => look(file, wish)}
                  />
                )}
                <p role="status" className={styles.sums}>
                  {sumsOf(outcome)}
                </p>
                <ImportPreview outcome={outcome} columns={columns} />
              </>
            )}
          </DialogContent>
          <DialogActions fluid>
            {outcome && outcome.bad.length > 0 && (
              <Button icon={<ArrowDownload20Regular />} onClick={() => download(outcome)}>
                {t("import.download")}
              </Button>
            )}
            {outcome && !outcome.applied && (
              <Button disabledFocusable={busy} onClick={() => setOutcome(undefined)}>
                {t("import.other")}
              </Button>
            )}
            {(!outcome || outcome.applied) && (
              <Button
                appearance={outcome ? "primary" : "secondary"}
                disabledFocusable={busy}
                onClick={() => close(outcome)}
              >
                {t(outcome ? "import.close" : "ui:confirm.cancel")}
              </Button>
            )}
            {outcome && !outcome.applied && file && (
              <Button
                appearance="primary"
                disabledFocusable={busy || taken === 0}
                onClick={() => void send(file, existing, true)}
              >
                {t("import.apply", { count: taken, total: number(taken) })}
              </Button>
            )}
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
