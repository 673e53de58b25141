import { Field, makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import Cropper from "react-easy-crop";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";
import { cspNonce } from "#web/lib/cspNonce.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { RangeBox } from "#web/ui/control/RangeBox.tsx";
import type { PictureArea } from "#web/ui/form/files/cropPicture.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  stage: {
    position: "relative",
    blockSize: "280px",
    borderRadius: appTokens.borderRadiusLarge,
    overflow: "hidden",
    backgroundColor: appTokens.idleBackground,
  },
});

export interface AvatarStageProps {
  src: string;
  onArea: (area: PictureArea) => void;
  /** Called when the browser cannot read the picture. */
  onBroken: () => void;
}

export function AvatarStage({ src, onArea, onBroken }: AvatarStageProps) {
  const words = useWords(`${profileTexts}:avatar`);
  const styles = useStyles();
  const { percent } = useFormat();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <div className={styles.stage}>
        <Cropper
          image={src}
          nonce={cspNonce()}
          crop={crop}
          zoom={zoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onArea(pixels)}
          cropperProps={{ "aria-label": words("stage"), role: "application" }}
          mediaProps={{ alt: "", onError: onBroken }}
        />
      </div>
      <Field label={words("zoom")}>
        <RangeBox
          thumbs={[{ label: words("zoom"), value: zoom, set: setZoom }]}
          min={1}
          max={3}
          step={0.05}
          format={percent}
        />
      </Field>
    </>
  );
}
