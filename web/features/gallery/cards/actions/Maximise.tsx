import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from "@fluentui/react-components";
import { FullScreenMaximize20Regular } from "@fluentui/react-icons/svg/full-screen-maximize";
import { FullScreenMinimize20Regular } from "@fluentui/react-icons/svg/full-screen-minimize";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { useFocusBack } from "#web/ui/feedback/useFocusBack.ts";
import { Card } from "#web/ui/page/Card.tsx";

const useStyles = makeStyles({
  surface: {
    boxSizing: "border-box",
    inlineSize: "calc(100vw - 32px)",
    maxInlineSize: "none",
    blockSize: "calc(100dvh - 32px)",
    maxBlockSize: "none",
  },
  body: { blockSize: "100%" },
  lines: { display: "grid", gap: "4px", margin: 0 },
});

const lines = ["listening", "ready", "request", "slow"] as const;

export const Maximise: Demo = { order: 40, keys: true, Piece };

function Piece() {
  const styles = useStyles();
  const { t } = useTranslation("galleryCards");
  const [large, setLarge] = useState(false);
  useFocusBack(large, "dialog");
  const title = t("card-actions.Maximise.title");
  const content = (
    <div className={styles.lines}>
      {lines.map((line) => (
        <span key={line}>{t(`card-actions.Maximise.${line}`)}</span>
      ))}
    </div>
  );
  return (
    <>
      <Card
        title={title}
        tools={
          <ToolButton
            small
            label={t("card-actions.Maximise.large")}
            icon={<FullScreenMaximize20Regular />}
            onPress={() => setLarge(true)}
          />
        }
      >
        {content}
      </Card>
      <Dialog open={large} onOpenChange={(_, { open }) => setLarge(open)}>
        <DialogSurface className={styles.surface}>
          <DialogBody className={styles.body}>
            <DialogTitle
              action={
                <ToolButton
                  label={t("card-actions.Maximise.small")}
                  icon={<FullScreenMinimize20Regular />}
                  onPress={() => setLarge(false)}
                />
              }
            >
              {title}
            </DialogTitle>
            <DialogContent>{content}</DialogContent>
          </DialogBody>
        </DialogSurface>
      </Dialog>
    </>
  );
}
