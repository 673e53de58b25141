import { Button } from "@fluentui/react-components";
import { ArrowClockwise20Regular } from "@fluentui/react-icons/svg/arrow-clockwise";
import { MoreHorizontal20Regular } from "@fluentui/react-icons/svg/more-horizontal";
import { Star20Filled, Star20Regular } from "@fluentui/react-icons/svg/star";
import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { Hint } from "#web/ui/hint/Hint.tsx";

export const Names: Demo = { order: 10, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:tooltip.Names");
  const [stars, setStars] = useState(false);
  return (
    <Row>
      <ToolButton label={words("restart")} icon={<ArrowClockwise20Regular />} onPress={() => undefined} />
      <Hint label={words(stars ? "unstar" : "star")}>
        <Button
          appearance="subtle"
          icon={stars ? <Star20Filled /> : <Star20Regular />}
          onClick={() => setStars(!stars)}
        />
      </Hint>
      <ActionLink
        iconOnly
        appearance="subtle"
        action={{ label: words("menus"), icon: <MoreHorizontal20Regular />, to: "/components/menu" }}
      />
    </Row>
  );
}
