import { Button } from "@fluentui/react-components";
import { type ReactElement, useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { BackIcon } from "#web/ui/action/BackIcon.tsx";
import { BuoyDrawing } from "#web/ui/brand/BuoyDrawing.tsx";
import { Segmented } from "#web/ui/control/Segmented.tsx";
import { CompassDrawing } from "#web/ui/feedback/CompassDrawing.tsx";
import { MessageState } from "#web/ui/feedback/MessageState.tsx";
import { ShipDrawing } from "#web/ui/feedback/ShipDrawing.tsx";

const drawings = {
  ship: <ShipDrawing />,
  buoy: <BuoyDrawing />,
  compass: <CompassDrawing />,
} satisfies Record<string, ReactElement>;
const names = ["ship", "buoy", "compass"] as const;

export const Drawings: Demo = { order: 70, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:alert.Drawings");
  const [chosen, setChosen] = useState<(typeof names)[number]>("ship");
  return (
    <Stack wide>
      <Row>
        <Segmented
          label={words("label")}
          parts={names.map((value) => ({ value, label: words(`names.${value}`) }))}
          value={chosen}
          onChange={setChosen}
        />
      </Row>
      <MessageState
        drawing={drawings[chosen]}
        title={words(`titles.${chosen}`)}
        text={words(`texts.${chosen}`)}
        actions={
          chosen === "ship" ? undefined : (
            <Button icon={<BackIcon />} onClick={() => setChosen("ship")}>
              {words("back")}
            </Button>
          )
        }
      />
    </Stack>
  );
}
