import { Button, makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { SortHandle } from "#web/ui/reorder/SortHandle.tsx";
import { SortableList } from "#web/ui/reorder/SortableList.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { unseen } from "#web/ui/theme/unseen.ts";
import type { HomeLayout } from "./homeLayout.ts";
import { homeTexts } from "./homeParts.ts";

const useStyles = makeStyles({
  list: { margin: "0 -8px", padding: 0, listStyleType: "none" },
  row: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    minBlockSize: "44px",
    paddingInline: "8px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.card,
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
  },
  choice: { display: "flex", flexGrow: 1, alignItems: "center", gap: "8px" },
  told: unseen,
});

export interface ArrangeDrawerProps extends DrawerState {
  layout: HomeLayout;
  first: HomeLayout;
  onLayout: (layout: HomeLayout) => void;
}

export function ArrangeDrawer({ layout, first, onLayout, open, onClose }: ArrangeDrawerProps) {
  const styles = useStyles();
  const words = useWords(homeTexts);
  const { number } = useFormat();
  const [told, tell] = useState("");
  const { order, hidden } = layout;
  const nameOf = (id: string) => words(`cards.${id}`);
  const move = (id: string, to: number) => {
    if (to < 0 || to >= order.length) return;
    onLayout({ ...layout, order: order.filter((one) => one !== id).toSpliced(to, 0, id) });
    tell(words("arrange.moved", { name: nameOf(id), place: number(to + 1), total: number(order.length) }));
  };
  const turn = (id: string) =>
    onLayout({
      ...layout,
      hidden: hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id],
    });
  return (
    <Drawer
      open={open}
      kind="settings"
      title={words("arrange.title")}
      meta={words("arrange.line")}
      footer={<Button onClick={() => onLayout(first)}>{words("arrange.putBack")}</Button>}
      onClose={onClose}
    >
      <SortableList ids={order} className={styles.list} itemClassName={styles.row} onMove={move}>
        {(id, handle) => (
          <>
            <SortHandle label={words("arrange.move", { name: nameOf(id) })} handle={handle} />
            <label className={styles.choice}>
              <CheckBox checked={!hidden.includes(id)} onChange={() => turn(id)} />
              {nameOf(id)}
            </label>
          </>
        )}
      </SortableList>
      <span role="status" className={styles.told}>
        {told}
      </span>
    </Drawer>
  );
}
