import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle, makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { appTokens } from "../theme/tokens.ts";
import type { OpenConfirmation } from "./confirmation.ts";

const danger = {
  color: appTokens.colorNeutralForegroundOnBrand,
  backgroundColor: appTokens.colorStatusDangerBackground3,
} as const;

const useStyles = makeStyles({
  surface: { maxInlineSize: "480px" },
  title: { textWrap: "balance", overflowWrap: "anywhere" },
  danger: {
    ...danger,
    ":hover": { ...danger, backgroundColor: appTokens.colorStatusDangerBackground3Hover },
    ":hover:active": { ...danger, backgroundColor: appTokens.colorStatusDangerBackground3Pressed },
  },
});

/** Shows the open question as a dialog, and stays while it closes. Escape and the second button say no. */
export function ConfirmDialog({ question }: { question: OpenConfirmation | undefined }) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const [last, setLast] = useState(question);
  if (question && question !== last) setLast(question);
  if (!last) return null;
  const { id, title, text, action, tone = "danger", answer } = last;
  // A dialog of its own for each question: one that is still closing would not open again.
  return (
    <Dialog key={id} open={question !== undefined} modalType="alert" onOpenChange={(_, { open }) => open || answer(false)}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle className={styles.title}>{title}</DialogTitle>
          <DialogContent>{text}</DialogContent>
          <DialogActions>
            <Button onClick={() => answer(false)}>{t("confirm.cancel")}</Button>
            <Button appearance="primary" className={tone === "danger" ? styles.danger : undefined} onClick={() => answer(true)}>
              {action}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
