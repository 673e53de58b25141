import { Button } from "@fluentui/react-components";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

const TokenDrawer = lazyComponent(
  () => import("#web/features/gallery/components/parts/TokenDrawer.tsx"),
  "TokenDrawer",
);

export const ShownOnce: Demo = { order: 70, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:dialog.ShownOnce");
  const [drawer, open] = useDrawer((_: boolean, state) => <TokenDrawer {...state} />);
  return (
    <Row>
      <Button onClick={() => open(true)}>{words("open")}</Button>
      {drawer}
    </Row>
  );
}
