import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFocusBack } from "#web/ui/feedback/useFocusBack.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { ConflictField } from "./ConflictField.tsx";
import type { OpenMerge } from "./useVersionMerge.ts";

const useStyles = makeStyles({
  surface: { maxWidth: "720px", "@media (max-width: 639.98px)": { padding: "16px" } },
  content: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "20px" },
  text: { margin: 0, color: appTokens.colorNeutralForeground3 },
  taken: {
    margin: 0,
    padding: "12px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.tint,
  },
  names: { margin: 0, paddingInlineStart: "20px", "& bdi": { overflowWrap: "anywhere" } },
});

/** Asks, after two people changed one thing, which of the values stands for every field that both changed. Mine stand first. */
export function ConflictMerge({
  clashes,
  taken,
  choose,
  open,
  onClose,
}: OpenMerge & { open: boolean; onClose: () => void }) {
  const styles = useStyles();
  useFocusBack(open, "dialog");
  const { t } = useTranslation("ui");
  const [fromTheirs, setFromTheirs] = useState<ReadonlySet<string>>(new Set());
  const pick = (name: string, side: "mine" | "theirs") => {
    const next = new Set(fromTheirs);
    if (side === "theirs") next.add(name);
    else next.delete(name);
    setFromTheirs(next);
  };
  return (
    <Dialog open={open} modalType="modal" onOpenChange={(_, change) => change.open || onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{t("form.merge.title")}</DialogTitle>
          <DialogContent className={styles.content}>
            <p className={styles.text}>{t("form.merge.text", { count: clashes.length })}</p>
            {clashes.map((field) => (
              <ConflictField
                key={field.name}
                field={field}
                side={fromTheirs.has(field.name) ? "theirs" : "mine"}
                onPick={(side) => pick(field.name, side)}
              />
            ))}
            {taken.length > 0 && (
              <div className={styles.taken}>
                {t("form.merge.takenAlready")}
                <ul className={styles.names}>
                  {taken.map(({ name, label, theirs }) => (
                    <li key={name}>
                      {label} <bdi>{theirs}</bdi>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t("form.merge.back")}</Button>
            <Button appearance="primary" onClick={() => choose(fromTheirs)}>
              {t("form.merge.save")}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
