import { makeStyles } from "@fluentui/react-components";
import { Dismiss16Regular } from "@fluentui/react-icons/svg/dismiss";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { SortHandle } from "#web/ui/reorder/SortHandle.tsx";
import { SortableList } from "#web/ui/reorder/SortableList.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { unseen } from "#web/ui/theme/unseen.ts";
import type { Screen } from "#web/app/palette/screens.ts";

const useStyles = makeStyles({
  list: {
    maxBlockSize: "min(420px, 55dvh)",
    margin: 0,
    overflowY: "auto",
    paddingBlock: "0 8px",
    paddingInline: "8px",
    listStyleType: "none",
  },
  row: {
    display: "flex",
    alignItems: "center",
    gap: "4px",
    minBlockSize: "36px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.colorNeutralBackground1,
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
  },
  icon: { display: "grid", color: appTokens.colorNeutralForeground2 },
  name: {
    flexGrow: 1,
    minInlineSize: 0,
    marginInlineStart: "4px",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
  status: unseen,
});

/** The tiles to be arranged; `paths` holds those too that this person cannot see now, and they are kept. */
export interface ShortcutOrderProps {
  shown: readonly Screen[];
  paths: readonly string[];
  onPaths: (paths: readonly string[]) => void;
}

/** The tiles as a list: dragged or moved by Alt and the arrows, and removed. */
export function ShortcutOrder({ shown, paths, onPaths }: ShortcutOrderProps) {
  const styles = useStyles();
  const { t } = useTranslation("bar");
  const { number } = useFormat();
  const [told, tell] = useState("");
  const ids = shown.map(({ path }) => path);
  const moveTo = (id: string, to: number) => {
    const name = shown.find(({ path }) => path === id)?.label;
    if (to < 0 || to >= ids.length) return;
    const order = ids.filter((path) => path !== id).toSpliced(to, 0, id);
    onPaths([...order, ...paths.filter((path) => !ids.includes(path))]);
    tell(t("shortcuts.moved", { name, place: number(to + 1), total: number(ids.length) }));
  };
  return (
    <>
      <SortableList ids={ids} className={styles.list} itemClassName={styles.row} onMove={moveTo}>
        {(id, handle) => {
          const screen = shown.find(({ path }) => path === id);
          if (!screen) return null;
          const { label, icon: Icon } = screen;
          return (
            <>
              <SortHandle label={t("shortcuts.move", { name: label })} handle={handle} />
              <span className={styles.icon}>
                <Icon />
              </span>
              <span className={styles.name}>{label}</span>
              <ToolButton
                small
                label={t("shortcuts.remove", { name: label })}
                icon={<Dismiss16Regular />}
                onPress={() => onPaths(paths.filter((path) => path !== id))}
              />
            </>
          );
        }}
      </SortableList>
      <span role="status" className={styles.status}>
        {told}
      </span>
    </>
  );
}
