import { ArrowClockwise16Regular, ArrowClockwise20Regular } from "@fluentui/react-icons/svg/arrow-clockwise";
import { Delete16Regular, Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { Rename16Regular, Rename20Regular } from "@fluentui/react-icons/svg/rename";
import { type ReactElement, useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";

export const Tools: Demo = { order: 30, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:button.Tools");
  const [done, setDone] = useState("");
  const tool = (id: "restart" | "rename" | "remove", icon: ReactElement, small = false) => (
    <ToolButton
      label={words(id)}
      icon={icon}
      small={small}
      onPress={() => setDone(words("pressed", { name: words(id) }))}
    />
  );
  return (
    <Stack>
      <Row>
        {tool("restart", <ArrowClockwise20Regular />)}
        {tool("rename", <Rename20Regular />)}
        {tool("remove", <Delete20Regular />)}
        {tool("restart", <ArrowClockwise16Regular />, true)}
        {tool("rename", <Rename16Regular />, true)}
        {tool("remove", <Delete16Regular />, true)}
      </Row>
      <span role="status">{done || words("none")}</span>
    </Stack>
  );
}
