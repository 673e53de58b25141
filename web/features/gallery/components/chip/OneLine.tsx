import { ToggleButton } from "@fluentui/react-components";
import { useState } from "react";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ScrollLine } from "#web/ui/layout/ScrollLine.tsx";

const regions = [
  "hongKong",
  "shanghai",
  "singapore",
  "tokyo",
  "frankfurt",
  "paris",
  "dubai",
  "virginia",
  "oregon",
  "saoPaulo",
];

export const OneLine: Demo = { order: 50, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:chip.OneLine");
  const [chosen, choose] = useState("hongKong");
  return (
    <ScrollLine>
      {regions.map((region) => (
        <ToggleButton
          key={region}
          size="small"
          shape="circular"
          checked={region === chosen}
          onClick={() => choose(region)}
        >
          {words(region)}
        </ToggleButton>
      ))}
    </ScrollLine>
  );
}
