import { Field, ProgressBar } from "@fluentui/react-components";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";

export const Unknown: Demo = { order: 20, Piece };

function Piece() {
  const words = useWords("galleryComponents:progress-linear.Unknown");
  return (
    <Stack wide>
      {(["medium", "large"] as const).map((thickness) => (
        <Field key={thickness} label={words(thickness)}>
          <ProgressBar thickness={thickness} shape={thickness === "large" ? "square" : "rounded"} />
        </Field>
      ))}
    </Stack>
  );
}
