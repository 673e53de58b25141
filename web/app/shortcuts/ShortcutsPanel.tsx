import { Button, makeStyles, Popover, PopoverSurface, typographyStyles } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "#web/lib/navigation/place.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { usePreference } from "#web/lib/session/usePreference.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useScreens } from "#web/app/palette/useScreens.ts";
import { ShortcutOrder } from "./ShortcutOrder.tsx";
import { defaultShortcuts, mostShortcuts, readShortcuts } from "./shortcutPaths.ts";
import { ShortcutTile } from "./ShortcutTile.tsx";
import { returnFocus } from "#web/ui/menu/returnFocus.ts";

const useStyles = makeStyles({
  surface: {
    boxSizing: "border-box",
    inlineSize: "min(336px, calc(100vw - 16px))",
    padding: 0,
    borderRadius: appTokens.borderRadiusLarge,
    boxShadow: appTokens.shadow16,
  },
  head: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "8px",
    paddingBlock: "8px 4px",
    paddingInline: "16px 8px",
  },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  tiles: {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: "4px",
    margin: 0,
    paddingBlock: "0 8px",
    paddingInline: "8px",
    listStyleType: "none",
  },
  empty: {
    paddingBlock: "16px 24px",
    paddingInline: "16px",
    textAlign: "center",
    color: appTokens.colorNeutralForeground3,
  },
  emptyTitle: { ...typographyStyles.body1Strong, margin: 0, color: appTokens.colorNeutralForeground1 },
  emptyText: { marginBlock: "4px 0" },
  foot: {
    display: "flex",
    justifyContent: "space-between",
    gap: "8px",
    padding: "8px",
    borderTop: `1px solid ${appTokens.lineSoft}`,
  },
});

/** The panel at its button. */
export interface ShortcutsPanelProps {
  /** Gets the focus back. */
  target: HTMLElement;
  onClose: () => void;
}

/** The screens that a person keeps at hand, as tiles; they are added, removed and brought into order here. */
export function ShortcutsPanel({ target, onClose }: ShortcutsPanelProps) {
  const styles = useStyles();
  const { t } = useTranslation("bar");
  const { number } = useFormat();
  const { pathname } = useLocation();
  const screens = useScreens();
  const [paths, setPaths] = usePreference("shortcuts", readShortcuts, true);
  const [arranging, setArranging] = useState(false);
  const shown = paths.flatMap((path) => screens.at(path) ?? []);
  const here = screens.at(pathname);
  const blocked = paths.includes(pathname)
    ? t("shortcuts.added")
    : paths.length >= mostShortcuts
      ? t("shortcuts.full", { most: number(mostShortcuts) })
      : undefined;
  const close = () => {
    onClose();
    returnFocus(target);
  };
  return (
    <Popover
      open
      trapFocus
      positioning={{ target, position: "below", align: "end", offset: 4, overflowBoundaryPadding: 8 }}
      onOpenChange={(_, { open }) => open || close()}
    >
      <PopoverSurface className={styles.surface} aria-label={t("shortcuts.title")}>
        <div className={styles.head}>
          <h2 className={styles.title}>{t("shortcuts.title")}</h2>
          <Button
            size="small"
            appearance="subtle"
            aria-pressed={arranging}
            onClick={() => setArranging(!arranging)}
          >
            {t(arranging ? "shortcuts.done" : "shortcuts.arrange")}
          </Button>
        </div>
        {shown.length === 0 ? (
          <div className={styles.empty}>
            <p className={styles.emptyTitle}>{t("shortcuts.empty")}</p>
            <p className={styles.emptyText}>{t("shortcuts.emptyText")}</p>
          </div>
        ) : arranging ? (
          <ShortcutOrder shown={shown} paths={paths} onPaths={setPaths} />
        ) : (
          <ul className={styles.tiles}>
            {shown.map((screen) => (
              <li key={screen.path}>
                <ShortcutTile screen={screen} onFollow={onClose} />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.foot}>
          {here && <AddButton blocked={blocked} onAdd={() => setPaths([...paths, pathname])} />}
          {arranging && (
            <Button size="small" appearance="subtle" onClick={() => setPaths(defaultShortcuts)}>
              {t("shortcuts.reset")}
            </Button>
          )}
        </div>
      </PopoverSurface>
    </Popover>
  );
}

function AddButton({ blocked, onAdd }: { blocked: string | undefined; onAdd: () => void }) {
  const { t } = useTranslation("bar");
  const button = (
    <Button
      size="small"
      appearance="subtle"
      icon={<Add20Regular />}
      disabledFocusable={blocked !== undefined}
      onClick={onAdd}
    >
      {t("shortcuts.add")}
    </Button>
  );
  return blocked === undefined ? (
    button
  ) : (
    <Hint label={blocked} describes>
      {button}
    </Hint>
  );
}
