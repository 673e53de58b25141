import { Button, Field, ProgressBar, useId } from "@fluentui/react-components";
import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";

export const Known: Demo = { order: 10, controls: ["error"], keys: true, Piece };

function Piece({ error }: DemoProps) {
  const words = useWords("galleryComponents:progress-linear.Known");
  const { percent } = useFormat();
  const [share, setShare] = useState(0.35);
  const id = useId();
  const step = (by: number) => setShare(Math.min(1, Math.max(0, share + by)));
  return (
    <Stack wide>
      <Field
        label={{ id, children: words("label") }}
        validationState={error ? "error" : share === 1 ? "success" : "none"}
        validationMessage={
          error ? words("broke") : words(share === 1 ? "whole" : "now", { share: percent(share) })
        }
      >
        <ProgressBar
          aria-labelledby={id}
          value={share}
          color={error ? "error" : share === 1 ? "success" : "brand"}
        />
      </Field>
      <Row>
        <Button disabled={share === 0} onClick={() => step(-0.13)}>
          {words("less")}
        </Button>
        <Button disabled={share === 1} onClick={() => step(0.13)}>
          {words("more")}
        </Button>
      </Row>
    </Stack>
  );
}
