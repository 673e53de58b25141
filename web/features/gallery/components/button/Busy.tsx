import { Button } from "@fluentui/react-components";
import { Checkmark20Regular } from "@fluentui/react-icons/svg/checkmark";
import { useEffect, useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { BusyRing } from "#web/ui/wait/BusyRing.tsx";

export const Busy: Demo = { order: 80, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:button.Busy");
  const [state, setState] = useState<"idle" | "busy" | "done">("idle");
  useEffect(() => {
    if (state !== "busy") return;
    const timer = setTimeout(() => setState("done"), 1_500);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <Row>
      <Button
        appearance="primary"
        disabledFocusable={state === "busy"}
        {...(state === "busy" && { icon: <BusyRing /> })}
        {...(state === "done" && { icon: <Checkmark20Regular /> })}
        onClick={() => setState("busy")}
      >
        {words(state)}
      </Button>
      <span role="status">{state === "done" && words("told")}</span>
    </Row>
  );
}
