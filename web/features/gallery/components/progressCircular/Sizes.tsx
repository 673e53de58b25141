import { Spinner } from "@fluentui/react-components";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";

const sizes = ["extra-tiny", "tiny", "extra-small", "small", "medium", "large", "huge"] as const;

export const Sizes: Demo = { order: 10, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:progress-circular.Sizes");
  return (
    <Row roomy>
      {sizes.map((size) => (
        <Spinner key={size} size={size} aria-label={words("label")} />
      ))}
    </Row>
  );
}
