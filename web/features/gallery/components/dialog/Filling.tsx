import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import type { AppNames } from "#web/features/gallery/components/parts/RenameDrawer.tsx";

const RenameDrawer = lazyComponent(
  () => import("#web/features/gallery/components/parts/RenameDrawer.tsx"),
  "RenameDrawer",
);

export const Filling: Demo = { order: 50, controls: ["error"], keys: true, Piece };

function Piece({ error }: DemoProps) {
  const words = useWords("galleryComponents:dialog.Filling");
  const [saved, setSaved] = useState<AppNames>({ name: "tidemark", note: "" });
  const [drawer, open] = useDrawer((initial: AppNames, state) => (
    <RenameDrawer
      {...state}
      initial={initial}
      refused={error}
      onSaved={(names) => {
        setSaved(names);
        state.onClose();
      }}
    />
  ));
  return (
    <Row>
      <Button onClick={() => open(saved)}>{words("open")}</Button>
      <span role="status">{words("now", { name: saved.name })}</span>
      {drawer}
    </Row>
  );
}
