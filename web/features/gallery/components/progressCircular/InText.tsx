import { Button } from "@fluentui/react-components";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { BusyRing } from "#web/ui/wait/BusyRing.tsx";

export const InText: Demo = { order: 30, Piece };

function Piece() {
  const words = useWords("galleryComponents:progress-circular.InText");
  return (
    <Stack>
      <Row>
        <BusyRing />
        <span>{words("pulling")}</span>
      </Row>
      <Row>
        <Button appearance="primary" icon={<BusyRing />} disabledFocusable>
          {words("saving")}
        </Button>
        <Button icon={<BusyRing />} disabledFocusable>
          {words("checking")}
        </Button>
      </Row>
    </Stack>
  );
}
