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
import { useTranslation } from "react-i18next";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { KeepWhileClosing } from "#web/ui/wait/KeepWhileClosing.tsx";
import type { OpenConfirmation } from "./confirmation.ts";
import { useFocusBack } from "./useFocusBack.ts";

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
export function ConfirmDialog({ prompt }: { prompt: OpenConfirmation | undefined }) {
  return (
    <KeepWhileClosing shown={prompt}>
      {(shown, open) => (
        // A dialog of its own for each question: one that is still closing would not open again.
        <Question key={shown.id} prompt={shown} open={open} />
      )}
    </KeepWhileClosing>
  );
}

function Question({
  prompt: { title, text, action, tone = "danger", answer },
  open,
}: {
  prompt: OpenConfirmation;
  open: boolean;
}) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  useFocusBack(open, "alertdialog");
  return (
    <Dialog open={open} modalType="alert" onOpenChange={(_, change) => change.open || answer(false)}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle className={styles.title}>{title}</DialogTitle>
          <DialogContent>{text}</DialogContent>
          <DialogActions>
            <Button onClick={() => answer(false)}>{t("confirm.cancel")}</Button>
            <Button
              appearance="primary"
              className={tone === "danger" ? styles.danger : undefined}
              onClick={() => answer(true)}
            >
              {action}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
