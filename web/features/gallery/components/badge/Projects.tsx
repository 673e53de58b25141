import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ProjectTag } from "#web/ui/pill/ProjectTag.tsx";

const colors = ["TEAL", "ORANGE", "VIOLET", "GREEN", "PINK", "BLUE"] as const;

export const Projects: Demo = { order: 50, controls: ["longText"], Piece };

function Piece({ longText }: DemoProps) {
  const words = useWords("galleryComponents:badge.Projects");
  return (
    <Row roomy>
      {colors.map((color, at) => (
        <ProjectTag
          key={color}
          color={color}
          name={words(longText ? "long" : color)}
          {...(at > 3 && { team: words("team") })}
        />
      ))}
    </Row>
  );
}
