import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { useShellPieces } from "#web/lib/navigation/shellPieces.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { homeTexts } from "./homeParts.ts";

export function ShortcutsCard() {
  const words = useWords(homeTexts);
  const { Shortcuts } = useShellPieces();
  const [arranging, arrange] = useState(false);
  return (
    <Card
      title={words("cards.shortcuts")}
      tools={
        <Button size="small" appearance="subtle" aria-pressed={arranging} onClick={() => arrange(!arranging)}>
          {words(arranging ? "shortcuts.done" : "shortcuts.arrange")}
        </Button>
      }
    >
      <Shortcuts arranging={arranging} />
    </Card>
  );
}
