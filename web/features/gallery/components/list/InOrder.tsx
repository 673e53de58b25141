import { makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { SortHandle } from "#web/ui/reorder/SortHandle.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const SortableList = lazyComponent(() => import("#web/ui/reorder/SortableList.tsx"), "SortableList");

const useStyles = makeStyles({
  list: { display: "grid", gap: "8px", margin: 0, padding: 0, listStyleType: "none", inlineSize: "100%" },
  item: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    padding: "8px 12px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.card,
  },
});

export const InOrder: Demo = { order: 10, keys: true, Piece };

function Piece() {
  const styles = useStyles();
  const words = useWords("galleryComponents:list.InOrder");
  const { number } = useFormat();
  const [ids, setIds] = useState(["build", "test", "migrate", "deploy", "notify"]);
  const [told, tell] = useState("");
  const move = (id: string, to: number) => {
    if (to < 0 || to >= ids.length) return;
    setIds(ids.filter((one) => one !== id).toSpliced(to, 0, id));
    tell(words("moved", { name: words(id), place: number(to + 1), total: number(ids.length) }));
  };
  return (
    <Stack wide>
      <SortableList ids={ids} className={styles.list} itemClassName={styles.item} onMove={move}>
        {(id, handle) => (
          <>
            <SortHandle label={words("move", { name: words(id) })} handle={handle} />
            <span>{words(id)}</span>
          </>
        )}
      </SortableList>
      <span role="status">{told}</span>
    </Stack>
  );
}
