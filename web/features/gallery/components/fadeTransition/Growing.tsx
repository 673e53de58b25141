import { ToggleButton, makeStyles } from "@fluentui/react-components";
import { Scale } from "@fluentui/react-motion-components-preview";
import { useState } from "react";
import { Panel } from "#web/features/gallery/components/parts/Panel.tsx";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import { people } from "#web/features/gallery/components/parts/people.ts";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";

export const Growing: Demo = { order: 40, keys: true, Piece };

const useStyles = makeStyles({ place: { minBlockSize: "80px" } });

function Piece() {
  const styles = useStyles();
  const words = useWords("galleryComponents:FadeTransition.Growing");
  const [chosen, setChosen] = useState<readonly string[]>(["1"]);
  return (
    <Stack wide>
      <Row>
        {people.slice(0, 4).map(({ id, name }) => (
          <ToggleButton
            key={id}
            shape="circular"
            checked={chosen.includes(id)}
            onClick={() =>
              setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
            }
          >
            <bdi>{name}</bdi>
          </ToggleButton>
        ))}
      </Row>
      <div className={styles.place}>
        <Scale visible={chosen.length > 0} unmountOnExit>
          <Panel role="status">{words("chosen", { count: chosen.length })}</Panel>
        </Scale>
      </div>
    </Stack>
  );
}
