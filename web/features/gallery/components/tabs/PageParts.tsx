import { useState } from "react";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PageTabs } from "#web/ui/page/PageTabs.tsx";

const parts = ["overview", "revisions", "environment", "events"] as const;

export const PageParts: Demo = { order: 10, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:tabs.PageParts");
  const [tab, setTab] = useState<(typeof parts)[number]>("overview");
  return (
    <PageTabs
      label={words("label")}
      tabs={parts.map((id) => ({ id, label: words(id) }))}
      tab={tab}
      onTab={setTab}
    >
      <p>{words(`${tab}Text`)}</p>
    </PageTabs>
  );
}
