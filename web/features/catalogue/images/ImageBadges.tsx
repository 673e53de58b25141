import { useWords } from "#web/lib/texts/words.ts";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { imageTexts } from "./imageParts.ts";
import type { ImageCellsFragment } from "./images.generated.ts";

type Badged = Pick<ImageCellsFragment, "isOfficial" | "visibility"> & { isSigned?: boolean | null };

export function ImageBadges({ image, full = false }: { image: Badged; full?: boolean }) {
  const words = useWords(imageTexts);
  const { isOfficial, isSigned, visibility } = image;
  return (
    <>
      {isOfficial && (
        <StatusPill tone="info" icon="check">
          {words("official")}
        </StatusPill>
      )}
      {visibility === "PRIVATE" && (
        <StatusPill tone="idle" icon="lock">
          {words("visibilities.PRIVATE")}
        </StatusPill>
      )}
      {full && isSigned === true && <StatusPill tone="ok">{words("signed")}</StatusPill>}
    </>
  );
}
