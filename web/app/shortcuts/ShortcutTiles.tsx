import { Button, makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { usePreference } from "#web/lib/session/usePreference.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useScreens } from "#web/app/palette/useScreens.ts";
import { ShortcutOrder } from "./ShortcutOrder.tsx";
import { defaultShortcuts, readShortcuts } from "./shortcutPaths.ts";
import { ShortcutTile } from "./ShortcutTile.tsx";

const useStyles = makeStyles({
  tiles: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(88px, 1fr))",
    gap: "4px",
    margin: "0 -8px -8px",
    padding: 0,
    listStyleType: "none",
  },
  none: { margin: 0, color: appTokens.colorNeutralForeground3 },
  reset: { justifySelf: "start" },
});

/** The shortcuts within a screen. */
export function ShortcutTiles({ arranging }: { arranging: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation("bar");
  const screens = useScreens();
  const [paths, setPaths] = usePreference("shortcuts", readShortcuts, true);
  const shown = paths.flatMap((path) => screens.at(path) ?? []);
  const empty = <p className={styles.none}>{t("shortcuts.emptyText")}</p>;
  if (arranging)
    return (
      <>
        {shown.length === 0 ? empty : <ShortcutOrder shown={shown} paths={paths} onPaths={setPaths} />}
        <Button className={styles.reset} size="small" onClick={() => setPaths(defaultShortcuts)}>
          {t("shortcuts.reset")}
        </Button>
      </>
    );
  if (shown.length === 0) return empty;
  return (
    <ul className={styles.tiles}>
      {shown.map((screen) => (
        <li key={screen.path}>
          <ShortcutTile screen={screen} onFollow={() => undefined} />
        </li>
      ))}
    </ul>
  );
}
