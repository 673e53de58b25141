import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

const ReasonDrawer = lazyComponent(() => import("#web/ui/drawer/ReasonDrawer.tsx"), "ReasonDrawer");

export const Reason: Demo = { order: 60, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:dialog.Reason");
  const [given, setGiven] = useState("");
  const [drawer, open] = useDrawer((meta: string, state) => (
    <ReasonDrawer
      {...state}
      counts
      title={words("title")}
      meta={meta}
      label={words("label")}
      submitLabel={words("refuse")}
      onReason={async (reason) => {
        setGiven(reason);
        state.onClose();
      }}
    />
  ));
  return (
    <Stack>
      <Button onClick={() => open(words("meta"))}>{words("open")}</Button>
      <span role="status">{given && words("given", { reason: given })}</span>
      {drawer}
    </Stack>
  );
}
