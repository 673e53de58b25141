import { Button, Tooltip } from "@fluentui/react-components";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";

const sides = ["above", "below", "before", "after"] as const;

export const Sides: Demo = { order: 30, controls: ["longText"], Piece };

function Piece({ longText }: DemoProps) {
  const words = useWords("galleryComponents:tooltip.Sides");
  return (
    <Row>
      {sides.map((side) => (
        <Tooltip
          key={side}
          withArrow
          relationship="description"
          positioning={side}
          content={words(longText ? "long" : "text")}
        >
          <Button>{words(side)}</Button>
        </Tooltip>
      ))}
    </Row>
  );
}
