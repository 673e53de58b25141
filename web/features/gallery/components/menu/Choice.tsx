import { ArrowSort20Regular } from "@fluentui/react-icons/svg/arrow-sort";
import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";

const orders = ["newest", "name", "cost"] as const;

export const Choice: Demo = { order: 30, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:menu.Choice");
  const [order, setOrder] = useState<(typeof orders)[number]>("newest");
  return (
    <Row>
      <MenuButton
        icon={<ArrowSort20Regular />}
        actions={() =>
          orders.map((id) => ({ id, label: words(id), chosen: id === order, run: () => setOrder(id) }))
        }
      >
        {words("by", { order: words(order) })}
      </MenuButton>
    </Row>
  );
}
