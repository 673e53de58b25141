import { Button } from "@fluentui/react-components";
import { useState } from "react";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { RestoredBar } from "#web/ui/form/notes/RestoredBar.tsx";

export const Restored: Demo = { order: 85, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:alert.Restored");
  const [isHere, setHere] = useState(true);
  if (!isHere) return <Button onClick={() => setHere(true)}>{words("again")}</Button>;
  return <RestoredBar text={words("text")} changed={[words("field")]} onDiscard={() => setHere(false)} />;
}
