import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";

export const Several: Demo = { order: 30, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:snackbar.Several");
  const { number } = useFormat();
  const [sent, setSent] = useState(0);
  const send = (count: number) => {
    for (let place = 1; place <= count; place += 1)
      showToast({ tone: "info", text: words("message", { place: number(sent + place) }) });
    setSent(sent + count);
  };
  return (
    <Row>
      <Button onClick={() => send(1)}>{words("one")}</Button>
      <Button onClick={() => send(6)}>{words("six")}</Button>
    </Row>
  );
}
