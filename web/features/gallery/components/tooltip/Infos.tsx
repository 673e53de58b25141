import { Field, InfoLabel, Input, type LabelProps } from "@fluentui/react-components";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";

export const Infos: Demo = { order: 50, controls: ["size"], keys: true, Piece };

function Piece({ size }: DemoProps) {
  const words = useWords("galleryComponents:tooltip.Infos");
  return (
    <Stack>
      <InfoLabel size={size} info={words("grace")}>
        {words("graceLabel")}
      </InfoLabel>
      <Field
        size={size}
        label={{
          children: (_: unknown, props: LabelProps) => (
            <InfoLabel {...props} info={words("limit")}>
              {words("limitLabel")}
            </InfoLabel>
          ),
        }}
      >
        <Input type="number" defaultValue="20" />
      </Field>
    </Stack>
  );
}
