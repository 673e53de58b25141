import { Dialog, DialogSurface, makeStyles } from "@fluentui/react-components";
import { Search20Regular } from "@fluentui/react-icons/svg/search";
import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "#web/lib/navigation/place.ts";
import { Kbd } from "#web/ui/hint/Kbd.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { PaletteFoot } from "./PaletteFoot.tsx";
import type { PaletteItem } from "./paletteItem.ts";
import { PaletteList } from "./PaletteList.tsx";
import { paletteButtonId, paletteOpen } from "#web/lib/keys/palette.ts";
import { usePaletteGroups } from "./usePaletteGroups.ts";

const phone = "@media (max-width: 639.98px)";

const useStyles = makeStyles({
  surface: {
    width: "640px",
    maxWidth: "640px",
    marginBlockStart: "96px",
    marginBlockEnd: "auto",
    padding: 0,
    overflow: "hidden",
    borderRadius: "12px",
    boxShadow: appTokens.shadow64,
    [phone]: { width: "calc(100vw - 16px)", maxWidth: "calc(100vw - 16px)", marginBlockStart: "8px" },
  },
  head: {
    display: "flex",
    alignItems: "center",
    gap: "12px",
    blockSize: "48px",
    paddingInline: "20px 16px",
    borderBottom: `1px solid ${appTokens.line}`,
  },
  icon: { flexShrink: 0, color: appTokens.colorNeutralForeground3 },
  input: {
    flexGrow: 1,
    minInlineSize: 0,
    blockSize: "100%",
    padding: 0,
    border: "none",
    outlineStyle: "none",
    backgroundColor: "transparent",
    color: appTokens.colorNeutralForeground1,
    fontFamily: "inherit",
    fontSize: "16px",
    "::placeholder": { color: appTokens.colorNeutralForeground4, opacity: 1 },
  },
});

/** The search. */
export interface PaletteProps {
  open: boolean;
  /** What collapses the navigation. */
  navigation: { label: string; run: () => void };
}

/** Searches screens, records and actions; the arrows walk through what is found, Enter takes it. */
export function Palette({ open, navigation }: PaletteProps) {
  const styles = useStyles();
  const { t } = useTranslation("bar");
  const [before] = useState(() => document.activeElement);
  const close = (back: boolean) => {
    paletteOpen.set(false);
    const target =
      before instanceof HTMLElement && before !== document.body && before.isConnected
        ? before
        : document.getElementById(paletteButtonId);
    // The dialog gives the focus away when it has gone.
    setTimeout(() => (back ? target : document.getElementById("content"))?.focus());
  };
  return (
    <Dialog open={open} onOpenChange={(_, change) => change.open || close(true)}>
      <DialogSurface className={styles.surface} aria-label={t("palette.title")}>
        <PaletteBody navigation={navigation} onClose={close} />
      </DialogSurface>
    </Dialog>
  );
}

function PaletteBody({
  navigation,
  onClose,
}: Pick<PaletteProps, "navigation"> & { onClose: (back: boolean) => void }) {
  const styles = useStyles();
  const { t } = useTranslation("bar");
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [wanted, setWanted] = useState(0);
  const { groups, words, state, retry } = usePaletteGroups(typed, navigation);
  const items = groups.flatMap((group) => group.items);
  const active = Math.min(wanted, items.length - 1);

  const choose = ({ to, run }: PaletteItem, newTab: boolean) => {
    if (to !== undefined && newTab) return void window.open(to, "_blank", "noopener");
    onClose(to === undefined);
    if (to !== undefined) void navigate(to);
    else run?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = items[active];
    const next = {
      ArrowDown: (active + 1) % items.length,
      ArrowUp: (active - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    if (event.key === "Enter" && chosen) choose(chosen, event.ctrlKey || event.metaKey);
    else if (next !== undefined && items.length > 0) setWanted(next);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={styles.head}>
        <Search20Regular className={styles.icon} />
        <input
          className={styles.input}
          type="text"
          role="combobox"
          aria-label={t("palette.input")}
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={items.length > 0 ? `${listId}-${active}` : undefined}
          placeholder={t("palette.input")}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setWanted(0);
          }}
          onKeyDown={onKeyDown}
        />
        <Kbd>Esc</Kbd>
      </div>
      <PaletteList
        id={listId}
        groups={groups}
        words={words}
        active={active}
        typed={typed}
        state={state}
        onRetry={retry}
        onActive={setWanted}
        onChoose={choose}
      />
      <PaletteFoot count={items.length} state={state} onRetry={retry} />
    </>
  );
}
