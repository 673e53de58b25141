import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  mergeClasses,
} from "@fluentui/react-components";
import { Dismiss20Regular } from "@fluentui/react-icons/svg/dismiss";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { useFocusBack } from "#web/ui/feedback/useFocusBack.ts";

const useStyles = makeStyles({
  surface: { maxInlineSize: "520px" },
  wide: { maxInlineSize: "880px" },
  title: { overflowWrap: "anywhere" },
  content: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px", padding: "4px" },
});

export interface DialogFrameProps {
  open: boolean;
  title: string;
  onClose: () => void;
  actions?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/** A dialog with its title, a way out, and buttons at its foot. */
export function DialogFrame({ open, title, onClose, actions, wide = false, children }: DialogFrameProps) {
  const styles = useStyles();
  const { t } = useTranslation("galleryCards");
  useFocusBack(open, "dialog");
  return (
    <Dialog open={open} onOpenChange={(_, { open: stays }) => stays || onClose()}>
      <DialogSurface className={mergeClasses(styles.surface, wide && styles.wide)}>
        <DialogBody>
          <DialogTitle
            className={styles.title}
            action={
              <ToolButton small label={t("dialogs.close")} icon={<Dismiss20Regular />} onPress={onClose} />
            }
          >
            {title}
          </DialogTitle>
          <DialogContent className={styles.content}>{children}</DialogContent>
          {actions !== undefined && <DialogActions fluid>{actions}</DialogActions>}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
