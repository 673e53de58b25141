import { makeStyles } from "@fluentui/react-components";
import { Search20Regular } from "@fluentui/react-icons/svg/search";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { isApple } from "#web/lib/keys/keyboard.ts";
import { Kbd } from "#web/ui/hint/Kbd.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { openPalette, paletteButtonId, paletteOpen } from "#web/lib/keys/palette.ts";

const phone = "@media (max-width: 639.98px)";

const useStyles = makeStyles({
  button: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    boxSizing: "border-box",
    minInlineSize: 0,
    inlineSize: "100%",
    blockSize: "32px",
    paddingInline: "10px 6px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.canvas,
    color: appTokens.colorNeutralForeground3,
    fontFamily: "inherit",
    fontSize: "14px",
    textAlign: "start",
    cursor: "pointer",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
    "> svg": { flexShrink: 0 },
    [phone]: {
      inlineSize: "32px",
      padding: "5px",
      border: "none",
      backgroundColor: "transparent",
      color: appTokens.colorNeutralForeground2,
    },
  },
  label: {
    flexGrow: 1,
    minInlineSize: 0,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    [phone]: { display: "none" },
  },
  key: { flexShrink: 0, [phone]: { display: "none" }, "@media (hover: none)": { display: "none" } },
});

/** Opens the search, as Ctrl K does from anywhere. */
export function PaletteButton() {
  const styles = useStyles();
  const { t } = useTranslation("shell");
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== "k" ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey ||
        event.defaultPrevented
      )
        return;
      event.preventDefault();
      openPalette();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      paletteOpen.set(false);
    };
  }, []);
  return (
    <button
      id={paletteButtonId}
      type="button"
      className={styles.button}
      aria-label={t("barSearch")}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
    >
      <Search20Regular />
      <span className={styles.label}>{t("barSearch")}</span>
      <Kbd className={styles.key}>{isApple ? "⌘ K" : "Ctrl K"}</Kbd>
    </button>
  );
}
