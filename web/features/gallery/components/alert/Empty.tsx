import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Segmented } from "#web/ui/control/Segmented.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";

const reasons = ["none", "noMatch", "gone", "unchosen"] as const;

export const Empty: Demo = { order: 40, controls: ["longText"], Piece };

function Piece({ longText }: DemoProps) {
  const words = useWords("galleryComponents:alert.Empty");
  const [why, setWhy] = useState<(typeof reasons)[number]>("none");
  return (
    <Stack wide>
      <Row>
        <Segmented
          label={words("why")}
          parts={reasons.map((value) => ({ value, label: words(`reasons.${value}`) }))}
          value={why}
          onChange={setWhy}
        />
      </Row>
      <EmptyState
        why={why}
        title={words(`titles.${why}`)}
        text={words(longText ? "long" : `texts.${why}`)}
        actions={
          (why === "none" || why === "noMatch") && (
            <Button appearance={why === "none" ? "primary" : "secondary"}>{words(`actions.${why}`)}</Button>
          )
        }
      />
    </Stack>
  );
}
