import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  typographyStyles,
} from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";
import { toAppError } from "#web/lib/errors/appError.ts";
import { useWords } from "#web/lib/texts/words.ts";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { useErrorText } from "#web/ui/feedback/useErrorText.ts";
import { useFocusBack } from "#web/ui/feedback/useFocusBack.ts";
import { checkFile } from "#web/ui/form/files/fileLimits.ts";
import { cropPicture, type PictureArea } from "#web/ui/form/files/cropPicture.ts";
import { DropZone } from "#web/ui/form/files/DropZone.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { AvatarStage } from "./AvatarStage.tsx";

const limits = { accept: ["image/png", "image/jpeg", "image/webp"], maxSize: 5 * 1024 * 1024 };
/** How large a portrait is kept, in pixels. */
const side = 512;

const useStyles = makeStyles({
  content: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
  problem: { ...typographyStyles.body1, margin: 0, color: appTokens.badForeground },
});

export function AvatarDialog({
  open,
  onClose,
  onDone,
}: DrawerState & { onDone: (file: File) => Promise<void> }) {
  const words = useWords(`${profileTexts}:avatar`);
  const styles = useStyles();
  const errorText = useErrorText();
  useFocusBack(open, "dialog");
  const [picture, setPicture] = useState<{ src: string; name: string }>();
  const [area, setArea] = useState<PictureArea>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const src = picture?.src;
  useEffect(() => () => void (src !== undefined && URL.revokeObjectURL(src)), [src]);
  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    const wrong = checkFile(file, [], limits);
    setProblem(wrong && words(`problems.${wrong === "size" ? "size" : "kind"}`));
    if (!wrong) setPicture({ src: URL.createObjectURL(file), name: file.name });
  };
  const save = async () => {
    if (!picture || !area || busy) return;
    setBusy(true);
    try {
      const cropped = await cropPicture(picture.src, area, picture.name, side);
      await onDone(cropped);
      onClose();
    } catch (thrown) {
      // What the browser cannot read is no picture, whatever it calls itself.
      const isBroken = thrown instanceof DOMException;
      setProblem(isBroken ? words("problems.kind") : errorText(toAppError(thrown)));
      if (isBroken) setPicture(undefined);
    }
    setBusy(false);
  };
  return (
    <Dialog open={open} onOpenChange={(_, change) => change.open || onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{words("title")}</DialogTitle>
          <DialogContent className={styles.content}>
            {picture ? (
              <AvatarStage
                src={picture.src}
                onArea={setArea}
                onBroken={() => {
                  setPicture(undefined);
                  setProblem(words("problems.kind"));
                }}
              />
            ) : (
              <DropZone
                accept={limits.accept}
                limits={words("limits")}
                disabled={false}
                onFiles={choose}
                onBlur={() => undefined}
              />
            )}
            {problem !== undefined && (
              <p role="alert" className={styles.problem}>
                {problem}
              </p>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{words("cancel")}</Button>
            <Button appearance="primary" disabledFocusable={!area || busy} onClick={() => void save()}>
              {words(busy ? "saving" : "save")}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
