import { Field, Slider } from "@fluentui/react-components";
import { useState } from "react";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import { people } from "#web/features/gallery/components/parts/people.ts";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { AvatarGroup } from "#web/ui/person/AvatarGroup.tsx";

export const Group: Demo = { order: 40, controls: ["size"], keys: true, Piece };

const sizes = { small: 24, medium: 28, large: 40 };

function Piece({ size }: DemoProps) {
  const words = useWords("galleryComponents:avatar.Group");
  const [most, setMost] = useState(4);
  return (
    <Stack>
      <AvatarGroup label={words("members")} people={people} most={most} size={sizes[size]} />
      <Field label={words("most")}>
        <Slider min={2} max={7} value={most} onChange={(_, { value }) => setMost(value)} />
      </Field>
    </Stack>
  );
}
