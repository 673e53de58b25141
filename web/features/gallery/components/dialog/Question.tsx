import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { confirm } from "#web/ui/feedback/confirmation.ts";

export const Question: Demo = { order: 10, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:dialog.Question");
  const [answer, setAnswer] = useState<"agreed" | "kept">();
  const ask = async (tone: "danger" | "neutral") => {
    const agreed = await confirm({
      tone,
      title: words(`${tone}.title`),
      text: words(`${tone}.text`),
      action: words(`${tone}.action`),
    });
    setAnswer(agreed ? "agreed" : "kept");
  };
  return (
    <Row>
      <Button onClick={() => void ask("danger")}>{words("danger.ask")}</Button>
      <Button onClick={() => void ask("neutral")}>{words("neutral.ask")}</Button>
      <span role="status">{answer && words(answer)}</span>
    </Row>
  );
}
