import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { AppError } from "#web/lib/errors/appError.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useConfirmedStep } from "#web/ui/feedback/useConfirmedStep.ts";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";

export const Step: Demo = { order: 20, controls: ["error"], keys: true, Piece };

function Piece({ error }: DemoProps) {
  const words = useWords("galleryComponents:dialog.Step");
  const [running, setRunning] = useState(true);
  const take = useConfirmedStep(() => undefined);
  const stop = () =>
    take({
      title: words("title"),
      text: words("text"),
      action: words("stop"),
      run: async () => {
        if (error) throw new AppError("INTERNAL", "", { requestId: "req_7f3k2m9q0001" });
        setRunning(false);
        return words("stopped");
      },
    });
  return (
    <Row>
      <StatusPill tone={running ? "ok" : "idle"}>{words(running ? "isRunning" : "isStopped")}</StatusPill>
      {running ? (
        <Button onClick={() => void stop()}>{words("stop")}</Button>
      ) : (
        <Button onClick={() => setRunning(true)}>{words("start")}</Button>
      )}
    </Row>
  );
}
