import { ArrowClockwise20Regular } from "@fluentui/react-icons/svg/arrow-clockwise";
import { ChevronDown20Regular } from "@fluentui/react-icons/svg/chevron-down";
import { Copy20Regular } from "@fluentui/react-icons/svg/copy";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { Globe20Regular } from "@fluentui/react-icons/svg/globe";
import { type ReactElement, useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { MoreButton } from "#web/ui/menu/MoreButton.tsx";
import type { Action } from "#web/ui/menu/action.ts";

export const Actions: Demo = { order: 10, controls: ["size"], keys: true, Piece };

function Piece({ size }: DemoProps) {
  const words = useWords("galleryComponents:menu.Actions");
  const [done, setDone] = useState("");
  const action = (id: string, icon: ReactElement) => ({
    id,
    icon,
    label: words(id),
    run: () => setDone(words("done", { name: words(id) })),
  });
  const actions = (): Action[] => [
    action("restart", <ArrowClockwise20Regular />),
    action("copy", <Copy20Regular />),
    { ...action("move", <Globe20Regular />), blocked: words("moveBlocked") },
    { ...action("remove", <Delete20Regular />), tone: "danger" },
  ];
  return (
    <Row>
      <MenuButton size={size} icon={<ChevronDown20Regular />} iconPosition="after" actions={actions}>
        {words("open")}
      </MenuButton>
      <MoreButton label={words("more")} actions={actions} />
      <span role="status">{done}</span>
    </Row>
  );
}
