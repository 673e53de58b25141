import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from "@fluentui/react-components";
import { Dismiss16Regular } from "@fluentui/react-icons/svg/dismiss";
import { useState } from "react";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";

export const Actions: Demo = { order: 20, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:alert.Actions");
  const [state, setState] = useState<"full" | "freed" | "gone">("full");
  if (state === "gone") return <Button onClick={() => setState("full")}>{words("again")}</Button>;
  return (
    <MessageBar intent={state === "full" ? "warning" : "success"} layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{words(`${state}Title`)}</MessageBarTitle>
        {words(state)}
      </MessageBarBody>
      <MessageBarActions
        containerAction={
          <ToolButton
            small
            label={words("close")}
            icon={<Dismiss16Regular />}
            onPress={() => setState("gone")}
          />
        }
      >
        {state === "full" && (
          <Button size="small" onClick={() => setState("freed")}>
            {words("free")}
          </Button>
        )}
        <Button size="small" onClick={() => showToast({ tone: "info", text: words("opened") })}>
          {words("details")}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
