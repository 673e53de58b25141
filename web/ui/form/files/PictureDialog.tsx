import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  makeStyles,
} from "@fluentui/react-components";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import Cropper, { type Area } from "react-easy-crop";
import { cspNonce } from "#web/lib/cspNonce.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { RangeBox } from "#web/ui/control/RangeBox.tsx";
import { useFocusBack } from "#web/ui/feedback/useFocusBack.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { cropPicture } from "./cropPicture.ts";
import type { FormPicture } from "./useUploads.ts";

const useStyles = makeStyles({
  content: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
  stage: {
    position: "relative",
    blockSize: "280px",
    borderRadius: appTokens.borderRadiusLarge,
    overflow: "hidden",
    backgroundColor: appTokens.idleBackground,
  },
  ratios: { display: "flex", flexWrap: "wrap", gap: "16px" },
  ratio: { display: "flex", alignItems: "center", gap: "8px", minBlockSize: "32px", cursor: "pointer" },
});

/** The shapes one may choose from; "whole" leaves the picture as it is. */
const ratios = { whole: undefined, "1:1": 1, "4:3": 4 / 3, "16:9": 16 / 9 } as const;

/** A picture to be cropped and described. */
export interface PictureDialogProps {
  open: boolean;
  picture: FormPicture;
  src: string;
  /** The one shape that is allowed; a choice without it. */
  ratio: number | undefined;
  onClose: () => void;
  /** `cropped` is the part that was chosen, undefined when all of it stays. */
  onDone: (alt: string, cropped: File | undefined) => void;
}

/** Crops a picture by moving and zooming it (arrow keys, and a slider), and takes the text for those who cannot see it. */
export function PictureDialog({ open, picture, src, ratio, onClose, onDone }: PictureDialogProps) {
  const styles = useStyles();
  useFocusBack(open, "dialog");
  const { t } = useTranslation(["form", "ui"]);
  const { number } = useFormat();
  const id = useId();
  const [alt, setAlt] = useState(picture.alt);
  const [shape, setShape] = useState<keyof typeof ratios>("whole");
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [touched, setTouched] = useState(false);
  const aspect = ratio ?? ratios[shape];
  const changed = aspect !== undefined && (touched || shape !== "whole");
  const done = async () =>
    onDone(alt.trim(), changed && area ? await cropPicture(src, area, picture.name) : undefined);
  return (
    <Dialog open={open} onOpenChange={(_, change) => change.open || onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t("pictures.title")}</DialogTitle>
          <DialogContent className={styles.content}>
            <div className={styles.stage}>
              <Cropper
                image={src}
                nonce={cspNonce()}
                crop={crop}
                zoom={zoom}
                aspect={aspect ?? 4 / 3}
                showGrid={aspect !== undefined}
                objectFit="contain"
                style={aspect === undefined ? { cropAreaStyle: { visibility: "hidden" } } : {}}
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropComplete={(_, pixels) => setArea(pixels)}
                onInteractionStart={() => setTouched(true)}
                cropperProps={{ "aria-label": t("pictures.stage"), role: "application" }}
                mediaProps={{ alt: "" }}
              />
            </div>
            {ratio === undefined && (
              <div role="radiogroup" aria-label={t("pictures.shape")} className={styles.ratios}>
                {(["whole", "1:1", "4:3", "16:9"] as const).map((each) => (
                  <label key={each} className={styles.ratio}>
                    <CheckBox
                      type="radio"
                      name={id}
                      checked={shape === each}
                      onChange={() => setShape(each)}
                    />
                    {each === "whole" ? t("pictures.whole") : <bdi dir="ltr">{each}</bdi>}
                  </label>
                ))}
              </div>
            )}
            {aspect !== undefined && (
              <Field label={t("pictures.zoom")}>
                <RangeBox
                  thumbs={[{ label: t("pictures.zoom"), value: zoom, set: setZoom }]}
                  min={1}
                  max={3}
                  step={0.05}
                  format={(value) => `${number(Math.round(value * 100))} %`}
                />
              </Field>
            )}
            <Field label={t("pictures.alt")} hint={t("pictures.altHelp")}>
              <Input dir="auto" value={alt} onChange={(_, { value }) => setAlt(value)} />
            </Field>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t("ui:form.cancel")}</Button>
            <Button appearance="primary" onClick={() => void done()}>
              {t("pictures.done")}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
