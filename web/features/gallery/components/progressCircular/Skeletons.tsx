import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Segmented } from "#web/ui/control/Segmented.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { DetailSkeleton } from "#web/ui/feedback/DetailSkeleton.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

const FormSkeleton = lazyComponent(() => import("#web/ui/form/FormSkeleton.tsx"), "FormSkeleton");

export const Skeletons: Demo = { order: 50, keys: true, Piece };

const shapes = ["card", "detail", "form"] as const;

function Piece() {
  const words = useWords("galleryComponents:progress-circular.Skeletons");
  const [shape, setShape] = useState<(typeof shapes)[number]>("card");
  const label = words("label");
  return (
    <Stack wide>
      <Row>
        <Segmented
          label={words("shape")}
          parts={shapes.map((value) => ({ value, label: words(value) }))}
          value={shape}
          onChange={setShape}
        />
      </Row>
      {shape === "card" && <CardSkeleton label={label} lines={4} />}
      {shape === "detail" && (
        <div>
          <DetailSkeleton label={label} />
        </div>
      )}
      {shape === "form" && <FormSkeleton label={label} />}
    </Stack>
  );
}
