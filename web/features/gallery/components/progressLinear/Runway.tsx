import { Field, Slider } from "@fluentui/react-components";
import { useState } from "react";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { RunwayBar } from "#web/ui/money/RunwayBar.tsx";
import { useRunwayWords } from "#web/ui/money/useRunwayWords.ts";

export const Runway: Demo = { order: 50, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:progress-linear.Runway");
  const say = useRunwayWords();
  const [days, setDays] = useState(6);
  return (
    <Stack wide>
      <RunwayBar hours={days * 24} />
      <Field label={words("days")} hint={say.lasts(days * 24)}>
        <Slider min={0} max={30} value={days} onChange={(_, { value }) => setDays(value)} />
      </Field>
    </Stack>
  );
}
