import { Tab, TabList } from "@fluentui/react-components";
import { useState } from "react";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";

export const Looks: Demo = { order: 20, controls: ["size", "disabled"], keys: true, Piece };

const appearances = ["transparent", "subtle", "subtle-circular", "filled-circular"] as const;

function Piece({ size, disabled }: DemoProps) {
  const words = useWords("galleryComponents:tabs.Looks");
  const [span, setSpan] = useState<unknown>("day");
  return (
    <Stack>
      {appearances.map((appearance) => (
        <TabList
          key={appearance}
          aria-label={words("label")}
          appearance={appearance}
          size={size}
          disabled={disabled}
          selectedValue={span}
          onTabSelect={(_, { value }) => setSpan(value)}
        >
          {["hour", "day", "week"].map((id) => (
            <Tab key={id} value={id}>
              {words(id)}
            </Tab>
          ))}
        </TabList>
      ))}
    </Stack>
  );
}
