import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarGroup,
} from "@fluentui/react-components";
import { Dismiss16Regular } from "@fluentui/react-icons/svg/dismiss";
import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";

const all = ["backup", "renewed", "quota"] as const;
const intents = { backup: "info", renewed: "success", quota: "warning" } as const;

export const Queue: Demo = { order: 30, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:alert.Queue");
  const [shown, setShown] = useState<readonly (typeof all)[number][]>(all);
  return (
    <Stack wide>
      <MessageBarGroup animate="both">
        {shown.map((id) => (
          <MessageBar key={id} intent={intents[id]}>
            <MessageBarBody>{words(id)}</MessageBarBody>
            <MessageBarActions
              containerAction={
                <ToolButton
                  small
                  label={words("close")}
                  icon={<Dismiss16Regular />}
                  onPress={() => setShown(shown.filter((one) => one !== id))}
                />
              }
            />
          </MessageBar>
        ))}
      </MessageBarGroup>
      <Row>
        <Button disabled={shown.length === all.length} onClick={() => setShown(all)}>
          {words("again")}
        </Button>
      </Row>
    </Stack>
  );
}
