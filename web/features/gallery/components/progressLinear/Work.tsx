import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Stepper, type WorkStep } from "#web/ui/timeline/Stepper.tsx";

const names = ["queue", "pull", "start", "check"] as const;

export const Work: Demo = { order: 60, controls: ["error"], keys: true, Piece };

function Piece({ error }: DemoProps) {
  const words = useWords("galleryComponents:progress-linear.Work");
  const [at, setAt] = useState(1);
  const steps = names.map(
    (id, place) =>
      ({
        id,
        name: words(id),
        state: place < at ? "done" : place > at ? "waiting" : error ? "failed" : "now",
      }) satisfies WorkStep,
  );
  return (
    <Stack wide>
      <Stepper label={words("label")} steps={steps} />
      <Row>
        <Button disabled={error || at === names.length} onClick={() => setAt(at + 1)}>
          {words("next")}
        </Button>
        <Button disabled={at === 0} onClick={() => setAt(0)}>
          {words("again")}
        </Button>
      </Row>
    </Stack>
  );
}
