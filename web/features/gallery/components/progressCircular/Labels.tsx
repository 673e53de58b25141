import { Spinner } from "@fluentui/react-components";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";

const places = ["before", "after", "above", "below"] as const;

export const Labels: Demo = { order: 20, controls: ["longText"], Piece };

function Piece({ longText }: DemoProps) {
  const words = useWords("galleryComponents:progress-circular.Labels");
  return (
    <Row roomy>
      {places.map((place) => (
        <Spinner key={place} size="small" labelPosition={place} label={words(longText ? "long" : place)} />
      ))}
    </Row>
  );
}
