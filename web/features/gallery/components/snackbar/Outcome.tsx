import { Button } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { openToast, showToast } from "#web/ui/feedback/toasts.ts";

export const Outcome: Demo = { order: 40, controls: ["error"], keys: true, Piece };

function Piece({ error }: DemoProps) {
  const words = useWords("galleryComponents:snackbar.Outcome");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const takeAway = openToast({ tone: "info", text: words("working") });
    const timer = setTimeout(() => {
      setBusy(false);
      showToast(
        error
          ? {
              tone: "error",
              text: words("failed"),
              action: { label: words("again"), run: () => setBusy(true) },
            }
          : { tone: "success", text: words("done") },
      );
    }, 1_500);
    return () => {
      clearTimeout(timer);
      takeAway();
    };
  }, [busy, error, words]);
  return (
    <Row>
      <Button disabledFocusable={busy} onClick={() => setBusy(true)}>
        {words("start")}
      </Button>
    </Row>
  );
}
