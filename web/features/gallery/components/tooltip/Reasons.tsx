import { Button } from "@fluentui/react-components";
import { Globe20Regular } from "@fluentui/react-icons/svg/globe";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";

export const Reasons: Demo = { order: 20, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:tooltip.Reasons");
  return (
    <Row>
      <Hint describes label={words("why")}>
        <Button disabledFocusable icon={<Globe20Regular />}>
          {words("move")}
        </Button>
      </Hint>
      <Hint describes label={words("exact")}>
        <Button appearance="subtle">{words("about")}</Button>
      </Hint>
    </Row>
  );
}
