import { Button } from "@fluentui/react-components";
import { ArrowClockwise20Regular } from "@fluentui/react-icons/svg/arrow-clockwise";
import { ChevronDown20Regular } from "@fluentui/react-icons/svg/chevron-down";
import { Rocket20Regular } from "@fluentui/react-icons/svg/rocket";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";

export const WithIcon: Demo = { order: 20, controls: ["size", "disabled"], Piece };

function Piece({ size, disabled }: DemoProps) {
  const words = useWords("galleryComponents:button.WithIcon");
  return (
    <Row>
      <Button appearance="primary" size={size} disabled={disabled} icon={<Rocket20Regular />}>
        {words("deploy")}
      </Button>
      <Button size={size} disabled={disabled} icon={<ArrowClockwise20Regular />}>
        {words("restart")}
      </Button>
      <Button size={size} disabled={disabled} icon={<ChevronDown20Regular />} iconPosition="after">
        {words("region")}
      </Button>
    </Row>
  );
}
